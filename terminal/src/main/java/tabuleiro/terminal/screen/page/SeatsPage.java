package tabuleiro.terminal.screen.page;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.play.record.ParsedRecord;
import tabuleiro.rules.Side;
import tabuleiro.terminal.screen.settings.GameChoices;
import tabuleiro.terminal.screen.settings.GameChoices.PlayerChoice;
import tabuleiro.text.Messages;

/// The choice of the players of a saved game.
///
/// @param saved the saved game
/// @param choices the players
/// @param selected the selected line
/// @param notice the message below
public record SeatsPage(ParsedRecord saved, GameChoices choices, int selected, String notice)
    implements Form {
  private SeatsPage with(PlayerChoice first, PlayerChoice second) {
    return new SeatsPage(saved, choices.withPlayers(first, second), selected, "");
  }

  @Override
  public String title(PageContext context) {
    Messages messages = context.messages().forGame(choices.family());
    return messages.format("page.seats.title", messages.format("name"));
  }

  @Override
  public List<FormField> fields(PageContext context) {
    Messages messages = context.messages().forGame(choices.family());
    return List.of(
        FormField.choice(
            "first",
            messages.sideName(Side.FIRST),
            PlayerText.describe(choices.first().player(), messages)),
        FormField.text("first-name", messages.format("page.new.name"), choices.first().name()),
        FormField.choice(
            "second",
            messages.sideName(Side.SECOND),
            PlayerText.describe(choices.second().player(), messages)),
        FormField.text("second-name", messages.format("page.new.name"), choices.second().name()),
        FormField.button("begin", messages.format("page.seats.go-on")));
  }

  @Override
  public Form withSelected(int line) {
    return new SeatsPage(saved, choices, line, "");
  }

  @Override
  public String message(PageContext context) {
    return notice;
  }

  /// Returns this page with a message.
  public SeatsPage withNotice(String text) {
    return new SeatsPage(saved, choices, selected, text);
  }

  @Override
  public PageUpdate changeValue(String key, int by, PageContext context) {
    boolean isFirst = key.equals("first");
    PlayerChoice player = isFirst ? choices.first() : choices.second();
    List<String> players = new ArrayList<>(context.players().playerIds(choices.family()));
    players.addFirst("");
    PlayerChoice next = player.withPlayer(Cycle.next(players, player.player(), by));
    return PageUpdate.of(isFirst ? with(next, choices.second()) : with(choices.first(), next));
  }

  @Override
  public Form withText(String key, String text) {
    return key.equals("first-name")
        ? with(choices.first().withName(text), choices.second())
        : with(choices.first(), choices.second().withName(text));
  }

  @Override
  public PageUpdate press(String key, PageContext context) {
    return PageUpdate.of(this, new PageRequest.ResumeGame(saved, choices));
  }
}

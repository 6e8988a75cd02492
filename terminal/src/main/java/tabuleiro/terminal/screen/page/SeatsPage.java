package tabuleiro.terminal.screen.page;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.play.record.ParsedRecord;
import tabuleiro.rules.Side;
import tabuleiro.terminal.screen.settings.GameChoices;
import tabuleiro.terminal.screen.settings.GameChoices.PlayerChoice;
import tabuleiro.text.Messages;

/// The question who goes on with a saved game.
///
/// @param saved the game
/// @param choices who sits where
/// @param selected the chosen line
/// @param notice what is said below
/// @param warned whether it was said that the game that is kept will be lost
public record SeatsPage(
    ParsedRecord saved, GameChoices choices, int selected, String notice, boolean warned)
    implements Form {
  private SeatsPage with(PlayerChoice first, PlayerChoice second) {
    return new SeatsPage(saved, choices.withPlayers(first, second), selected, "", false);
  }

  @Override
  public String title(PageContext view) {
    Messages words = view.messages().forGame(choices.family());
    return words.format("page.seats.title", words.format("name"));
  }

  @Override
  public List<FormField> fields(PageContext view) {
    Messages words = view.messages().forGame(choices.family());
    return List.of(
        FormField.choice(
            "first",
            words.sideName(Side.FIRST),
            PlayerText.describe(choices.first().player(), words)),
        FormField.text("first-name", words.format("page.new.name"), choices.first().name()),
        FormField.choice(
            "second",
            words.sideName(Side.SECOND),
            PlayerText.describe(choices.second().player(), words)),
        FormField.text("second-name", words.format("page.new.name"), choices.second().name()),
        FormField.button("begin", words.format("page.seats.go-on")));
  }

  @Override
  public Form withSelected(int line) {
    return new SeatsPage(saved, choices, line, "", false);
  }

  @Override
  public String message(PageContext view) {
    return notice;
  }

  /// Returns this page with something said below.
  public SeatsPage withNotice(String text) {
    return new SeatsPage(saved, choices, selected, text, false);
  }

  @Override
  public PageUpdate changeValue(String key, int by, PageContext view) {
    boolean isFirst = key.equals("first");
    PlayerChoice sitter = isFirst ? choices.first() : choices.second();
    List<String> players = new ArrayList<>(view.players().playerIds(choices.family()));
    players.addFirst("");
    PlayerChoice next = sitter.withPlayer(Cycle.next(players, sitter.player(), by));
    return PageUpdate.of(isFirst ? with(next, choices.second()) : with(choices.first(), next));
  }

  @Override
  public Form withText(String key, String text) {
    return key.equals("first-name")
        ? with(choices.first().withName(text), choices.second())
        : with(choices.first(), choices.second().withName(text));
  }

  @Override
  public PageUpdate press(String key, PageContext view) {
    if (view.unfinishedGame().isPresent() && !warned) {
      String warning = view.messages().format("page.new.loses-kept", view.unfinishedGame().get());
      return PageUpdate.of(new SeatsPage(saved, choices, selected, warning, true));
    }
    return PageUpdate.of(this, new PageRequest.ResumeGame(saved, choices));
  }
}

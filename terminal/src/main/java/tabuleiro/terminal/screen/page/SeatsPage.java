package tabuleiro.terminal.screen.page;

import java.util.ArrayList;
import java.util.List;
import tabuleiro.play.ParsedRecord;
import tabuleiro.rules.Side;
import tabuleiro.terminal.screen.settings.GamePlan;
import tabuleiro.terminal.screen.settings.GamePlan.Sitter;
import tabuleiro.text.Messages;

/// The question who goes on with a saved game.
///
/// @param saved the game
/// @param plan who sits where
/// @param selected the chosen line
/// @param notice what is said below
/// @param warned whether it was said that the game that is kept will be lost
public record SeatsPage(
    ParsedRecord saved, GamePlan plan, int selected, String notice, boolean warned)
    implements Form {
  private SeatsPage with(Sitter first, Sitter second) {
    return new SeatsPage(saved, plan.withSitters(first, second), selected, "", false);
  }

  @Override
  public String title(View view) {
    Messages words = view.words().forGame(plan.family());
    return words.say("page.seats.title", words.say("name"));
  }

  @Override
  public List<Field> fields(View view) {
    Messages words = view.words().forGame(plan.family());
    return List.of(
        Field.choice(
            "first", words.side(Side.FIRST), PlayerWords.describe(plan.first().player(), words)),
        Field.text("first-name", words.say("page.new.name"), plan.first().name()),
        Field.choice(
            "second", words.side(Side.SECOND), PlayerWords.describe(plan.second().player(), words)),
        Field.text("second-name", words.say("page.new.name"), plan.second().name()),
        Field.button("begin", words.say("page.seats.go-on")));
  }

  @Override
  public Form select(int line) {
    return new SeatsPage(saved, plan, line, "", false);
  }

  @Override
  public String message(View view) {
    return notice;
  }

  /// Returns this page with something said below.
  public SeatsPage saying(String text) {
    return new SeatsPage(saved, plan, selected, text, false);
  }

  @Override
  public Answer turn(String key, int by, View view) {
    boolean isFirst = key.equals("first");
    Sitter sitter = isFirst ? plan.first() : plan.second();
    List<String> players = new ArrayList<>(view.players().names(plan.family()));
    players.addFirst("");
    Sitter next = sitter.withPlayer(Turning.next(players, sitter.player(), by));
    return Answer.of(isFirst ? with(next, plan.second()) : with(plan.first(), next));
  }

  @Override
  public Form type(String key, String text) {
    return key.equals("first-name")
        ? with(plan.first().withName(text), plan.second())
        : with(plan.first(), plan.second().withName(text));
  }

  @Override
  public Answer press(String key, View view) {
    if (view.kept().isPresent() && !warned) {
      String warning = view.words().say("page.new.loses-kept", view.kept().get());
      return Answer.of(new SeatsPage(saved, plan, selected, warning, true));
    }
    return Answer.of(this, new Wish.Resume(saved, plan));
  }
}

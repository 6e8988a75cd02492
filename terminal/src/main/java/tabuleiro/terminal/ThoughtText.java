package tabuleiro.terminal;

import java.util.List;
import java.util.Optional;
import tabuleiro.play.players.Score;
import tabuleiro.play.players.Thought;
import tabuleiro.rules.Phrase;
import tabuleiro.rules.Position;
import tabuleiro.text.Messages;

/// Says what a computer sees, for people.
public final class ThoughtText {
  /// How many moves of a line are said. A guess: more than anybody follows.
  private static final int MOVES = 8;

  private ThoughtText() {}

  /// Returns the score in words: "score +35", "wins in 5 plies, proven".
  public static Phrase of(Score score) {
    return switch (score.kind()) {
      case ESTIMATE ->
          Phrase.of("score.estimate", score.value() > 0 ? "+" + score.value() : "" + score.value());
      case WIN -> Phrase.of("score.win", score.value());
      case LOSS -> Phrase.of("score.loss", score.value());
      case DRAW -> Phrase.of("score.draw");
    };
  }

  /// Returns the first moves of a line, with a space between.
  ///
  /// @param position in which the line begins
  public static String line(Thought thought, Position position) {
    List<String> texts = thought.texts(position);
    String line = String.join(" ", texts.subList(0, Math.min(MOVES, texts.size())));
    return texts.size() > MOVES ? line + " ..." : line;
  }

  /// Returns the words of a hint, such as "Level 9 would play e5 (score +35, depth 8): e5 d4".
  public static String hint(Thought best, Position position, String name, Messages words) {
    String move = position.formatMove(best.move());
    String line = line(best, position);
    return words.say("hint-is", name, move, of(best.score()), best.depth(), line);
  }

  /// Returns a line about what a computer looks at, such as "Level 9 thinks: depth 8, score +35: e5
  /// d4".
  ///
  /// @param seen the best line that it knows; empty before the first one
  public static String progress(
      Optional<Thought> seen, Position position, String name, Messages words) {
    return seen.map(thought ->
            words.say(
                "thinks", name, thought.depth(), of(thought.score()), line(thought, position)))
        .orElseGet(() -> words.say("thinks-first", name));
  }
}

package tabuleiro.terminal;

import java.util.List;
import java.util.Optional;
import tabuleiro.play.players.Score;
import tabuleiro.play.players.SearchInfo;
import tabuleiro.rules.Message;
import tabuleiro.rules.Position;
import tabuleiro.text.Messages;

/// Says what a computer sees, for people.
public final class AnalysisText {
  /// How many moves of a line are said. A guess: more than anybody follows.
  private static final int MOVES = 8;

  private AnalysisText() {}

  /// Returns the score in words: "score +35", "wins in 5 plies, proven".
  public static Message formatScore(Score score) {
    return switch (score.kind()) {
      case ESTIMATE ->
          Message.of(
              "score.estimate", score.value() > 0 ? "+" + score.value() : "" + score.value());
      case WIN -> Message.of("score.win", score.value());
      case LOSS -> Message.of("score.loss", score.value());
      case DRAW -> Message.of("score.draw");
    };
  }

  /// Returns the first moves of a line, with a space between.
  ///
  /// @param position in which the line begins
  public static String formatVariation(SearchInfo thought, Position position) {
    List<String> texts = thought.moveTexts(position);
    String line = String.join(" ", texts.subList(0, Math.min(MOVES, texts.size())));
    return texts.size() > MOVES ? line + " ..." : line;
  }

  /// Returns the words of a hint, such as "Level 9 would play e5 (score +35, depth 8): e5 d4".
  public static String formatHint(SearchInfo best, Position position, String name, Messages words) {
    String move = position.formatMove(best.firstMove());
    String line = formatVariation(best, position);
    return words.format("hint-is", name, move, formatScore(best.score()), best.depth(), line);
  }

  /// Returns a line about what a computer looks at, such as "Level 9 thinks: depth 8, score +35: e5
  /// d4".
  ///
  /// @param seen the best line that it knows; empty before the first one
  public static String formatProgress(
      Optional<SearchInfo> seen, Position position, String name, Messages words) {
    return seen.map(thought ->
            words.format(
                "thinks",
                name,
                thought.depth(),
                formatScore(thought.score()),
                formatVariation(thought, position)))
        .orElseGet(() -> words.format("thinks-first", name));
  }
}

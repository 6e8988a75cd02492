package tabuleiro.terminal.common;

import java.util.List;
import java.util.Optional;
import tabuleiro.play.players.Score;
import tabuleiro.play.players.SearchInfo;
import tabuleiro.rules.Message;
import tabuleiro.rules.Position;
import tabuleiro.text.Messages;

/// Formats the results of a search for people.
public final class AnalysisText {
  /// The most moves of a variation that are shown. A guess: more than a reader follows.
  private static final int MAX_MOVES = 8;

  private AnalysisText() {}

  /// Returns the score, such as "score +35" or "proven win in 5 moves".
  public static Message formatScore(Score score) {
    return switch (score.kind()) {
      case ESTIMATE -> Message.of("score.estimate", signed(score.value()));
      case WIN -> Message.of("score.win", score.value());
      case LOSS -> Message.of("score.loss", score.value());
      case DRAW -> Message.of("score.draw");
    };
  }

  /// Returns points with their sign, such as +35.
  public static String signed(int points) {
    return points > 0 ? "+" + points : String.valueOf(points);
  }

  /// Returns the first moves of a variation, separated by blanks.
  ///
  /// @param position the position in which the variation begins
  public static String formatVariation(SearchInfo info, Position position) {
    List<String> texts = info.moveTexts(position);
    String line = String.join(" ", texts.subList(0, Math.min(MAX_MOVES, texts.size())));
    return texts.size() > MAX_MOVES ? line + " ..." : line;
  }

  /// Returns a hint, such as "Level 9 would play e5 (score +35, depth 8): e5 d4".
  public static String formatHint(
      SearchInfo best, Position position, String name, Messages messages) {
    String move = position.formatMove(best.firstMove());
    String line = formatVariation(best, position);
    return messages.format("hint-is", name, move, formatScore(best.score()), best.depth(), line);
  }

  /// Returns a progress line, such as "Level 9 is thinking: depth 8, score +35: e5 d4".
  ///
  /// @param best the best variation so far; empty before the first one
  public static String formatProgress(
      Optional<SearchInfo> best, Position position, String name, Messages messages) {
    return best.map(info ->
            messages.format(
                "thinks",
                name,
                info.depth(),
                formatScore(info.score()),
                formatVariation(info, position)))
        .orElseGet(() -> messages.format("thinks-first", name));
  }
}

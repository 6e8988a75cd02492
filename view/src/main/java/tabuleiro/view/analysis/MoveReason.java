package tabuleiro.view.analysis;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import tabuleiro.engine.EvaluatorFactories;
import tabuleiro.engine.evaluation.EvaluationShare;
import tabuleiro.engine.evaluation.EvaluationShares;
import tabuleiro.engine.evaluation.EvaluatorFactory;
import tabuleiro.play.players.Score;
import tabuleiro.rules.Message;
import tabuleiro.rules.Position;
import tabuleiro.text.Messages;

/// Says in a sentence about the position why a move is good, such as "it leaves Blue only two
/// moves".
final class MoveReason {
  /// The largest number of replies that is worth a sentence. A guess.
  private static final int FEW_REPLIES = 3;

  /// The smallest gain of a feature that is worth a sentence, in Elo points. A guess.
  private static final int MIN_GAIN = 10;

  /// The feature that only says whose turn it is.
  private static final String TURN = "turn";

  private MoveReason() {}

  /// Returns the reason for a move that is the best one, or one of the best; the score in words
  /// where there is no other.
  ///
  /// @param score of the position with this move, for the side to move
  /// @param messages the messages of the game
  static String of(Position before, int move, Score score, Messages messages) {
    if (score.isProven()) {
      return messages.format(proven(score));
    }
    Position after = before.playUnchecked(move);
    if (after.outcome().isOver() || after.sideToMove() == before.sideToMove()) {
      return ScoreText.of(score, before.sideToMove(), messages);
    }
    int replies = after.countMoves();
    if (replies <= FEW_REPLIES) {
      String form = replies == 1 ? "one" : "other";
      return messages.format("analysis.reason.few-replies." + form, after.sideToMove(), replies);
    }
    return EvaluatorFactories.find(before.game().id().game())
        .filter(factory -> factory.searchMethod().usesEvaluation())
        .flatMap(factory -> largestGain(factory, before, after))
        .map(feature -> messages.format("analysis.reason.gain", Message.of("feature." + feature)))
        .orElseGet(() -> ScoreText.of(score, before.sideToMove(), messages));
  }

  private static Message proven(Score score) {
    return switch (score.kind()) {
      case WIN ->
          score.value() == 1
              ? Message.of("analysis.reason.wins-now")
              : Message.of("analysis.reason.wins", score.value());
      case LOSS -> Message.of("analysis.reason.longest");
      case DRAW, ESTIMATE -> Message.of("analysis.reason.draws");
    };
  }

  /// Returns the feature that rises most for the player of a move.
  private static Optional<String> largestGain(
      EvaluatorFactory factory, Position before, Position after) {
    Map<String, Integer> gains = new HashMap<>();
    for (EvaluationShare share : EvaluationShares.of(factory, before).shares()) {
      gains.merge(share.feature(), -share.points(), Integer::sum);
    }
    for (EvaluationShare share : EvaluationShares.of(factory, after).shares()) {
      gains.merge(share.feature(), -share.points(), Integer::sum);
    }
    gains.remove(TURN);
    gains.remove(EvaluationShares.NETWORK);
    return gains.entrySet().stream()
        .filter(gain -> gain.getValue() >= MIN_GAIN)
        .max(
            Map.Entry.<String, Integer>comparingByValue().thenComparing(Map.Entry.comparingByKey()))
        .map(Map.Entry::getKey);
  }
}

package tabuleiro.view.analysis;

import java.util.List;
import java.util.Optional;
import tabuleiro.engine.SearcherFactory;
import tabuleiro.play.LegalMove;
import tabuleiro.play.MoveName;
import tabuleiro.play.players.MoveLimits;
import tabuleiro.play.players.SearchInfo;
import tabuleiro.play.players.StopSignal;
import tabuleiro.protocol.analysis.HintJson;
import tabuleiro.rules.Position;
import tabuleiro.text.Messages;
import tabuleiro.view.position.MoveJsonMapper;

/// A hint: the move that the engine finds in a second.
public final class PositionHint {
  /// The work for a hint: about as much as a strong level does. A guess.
  private static final MoveLimits LIMITS = MoveLimits.ofMillis(1000).withNodes(300_000);

  private static final int HASH_MEBIBYTES = 16;

  private PositionHint() {}

  /// Searches for the best move, on the calling thread.
  ///
  /// @param position a position that is not decided
  /// @return the best variation; empty when the search was stopped at once
  public static Optional<SearchInfo> search(Position position, StopSignal stop) {
    return SearcherFactory.create(position.game().id().game(), HASH_MEBIBYTES, 1)
        .search(position, LIMITS, 1, stop, _ -> {})
        .stream()
        .findFirst();
  }

  /// Returns a hint as JSON.
  ///
  /// @param ply the number of moves played before
  /// @param messages the messages of the game
  public static HintJson toJson(int ply, Position position, SearchInfo best, Messages messages) {
    List<String> moves = best.moveTexts(position);
    Optional<LegalMove> reply =
        moves.stream()
            .skip(1)
            .findFirst()
            .map(text -> LegalMove.parse(position.playUnchecked(best.firstMove()), text));
    return new HintJson(
        ply,
        MoveJsonMapper.of(position, best.firstMove(), messages),
        ScoreText.of(best.score(), position.sideToMove(), messages),
        MoveReason.of(position, best.firstMove(), best.score(), messages),
        reply.map(LegalMove::text).orElse(""),
        reply.map(move -> MoveName.of(move.before(), move.code(), messages)).orElse(""));
  }
}

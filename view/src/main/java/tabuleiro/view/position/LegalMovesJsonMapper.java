package tabuleiro.view.position;

import java.util.stream.IntStream;
import tabuleiro.protocol.position.LegalMovesJson;
import tabuleiro.rules.Position;

/// Makes [LegalMovesJson].
public final class LegalMovesJsonMapper {
  private LegalMovesJsonMapper() {}

  /// Returns the legal moves of a position, in the order of [Position#legalMoves()].
  public static LegalMovesJson of(Position position) {
    return new LegalMovesJson(
        position.format(),
        position.sideToMove().key(),
        IntStream.of(position.legalMoves()).mapToObj(position::formatMove).toList());
  }
}

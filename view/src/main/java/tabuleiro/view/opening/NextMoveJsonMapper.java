package tabuleiro.view.opening;

import java.util.Optional;
import tabuleiro.protocol.search.NextMoveJson;
import tabuleiro.protocol.search.ProvenResultJson;

/// Makes [NextMoveJson] of a move and its results.
final class NextMoveJsonMapper {
  private NextMoveJsonMapper() {}

  static NextMoveJson of(String move, ResultCount count, Optional<ProvenResultJson> proven) {
    return new NextMoveJson(
        move, count.games(), count.firstWins(), count.draws(), count.secondWins(), proven);
  }
}

package tabuleiro.server.profile;

import tabuleiro.protocol.profile.OpeningJson;
import tabuleiro.server.game.FirstMoveCount;

/// Makes [OpeningJson] of what the server knows.
final class OpeningJsonMapper {
  private OpeningJsonMapper() {}

  /// Returns a count as JSON.
  public static OpeningJson of(FirstMoveCount count) {
    return new OpeningJson(
        count.board().game(),
        count.board().variant(),
        count.move(),
        count.games(),
        count.won(),
        count.drawn(),
        count.lost());
  }
}

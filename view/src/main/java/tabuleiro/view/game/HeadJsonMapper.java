package tabuleiro.view.game;

import tabuleiro.play.live.ChainHead;
import tabuleiro.protocol.position.HeadJson;

/// Makes [HeadJson].
public final class HeadJsonMapper {
  private HeadJsonMapper() {}

  /// Returns the last event of a game as JSON.
  public static HeadJson of(ChainHead head) {
    return new HeadJson(head.sequence(), head.hash());
  }
}

package tabuleiro.protocol.game;

import java.util.Locale;

/// What a player may do in a game.
public enum CommandKey {
  MOVE,
  TAKEBACK,
  OFFER,
  ACCEPT,
  DECLINE,
  RESIGN,
  WITHDRAW,
  ABORT,
  SWAP,
  CLAIM,
  REMATCH;

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}

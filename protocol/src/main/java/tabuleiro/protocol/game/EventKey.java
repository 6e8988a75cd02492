package tabuleiro.protocol.game;

import java.util.Locale;

/// What happens in a game: what a player does, and, from `START` on, what the server does.
public enum EventKey {
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
  START,
  FLAG,
  NO_START,
  CLOCK,
  PAUSE,
  RESUME,
  NEXT;

  @Override
  public String toString() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }
}

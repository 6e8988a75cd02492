package tabuleiro.play.players;

/// The word "stop", said by one thread and heard by another. It can't be unsaid.
public final class Stop {
  private volatile boolean requested;

  /// Asks whoever listens to stop.
  public void request() {
    requested = true;
  }

  /// Returns whether somebody has asked to stop.
  public boolean isRequested() {
    return requested;
  }
}

package tabuleiro.play.players;

/// A player's evaluation of a position, from the point of view of the side to move.
///
/// @param kind an estimate, or a proven result
/// @param value for an estimate, Elo points (400 points are odds of 10 to 1 for the side to move);
///   for a win or loss, the number of plies until the game ends, at least 0; for a proven draw, 0
public record Score(Kind kind, int value) {
  /// The kind of a score.
  public enum Kind {
    /// A heuristic estimate.
    ESTIMATE("cp"),
    /// A proven win for the side to move.
    WIN("win"),
    /// A proven loss for the side to move.
    LOSS("loss"),
    /// A proven draw with perfect play. The protocol and the commands have no keyword for it and
    /// write an estimate of 0.
    DRAW("cp");

    private final String keyword;

    Kind(String keyword) {
      this.keyword = keyword;
    }
  }

  /// Returns an estimate in Elo points.
  public static Score estimate(int eloPoints) {
    return new Score(Kind.ESTIMATE, eloPoints);
  }

  /// Returns a proven win in `plies` plies.
  public static Score win(int plies) {
    return new Score(Kind.WIN, plies);
  }

  /// Returns a proven loss in `plies` plies.
  public static Score loss(int plies) {
    return new Score(Kind.LOSS, plies);
  }

  /// Returns a proven draw.
  public static Score draw() {
    return new Score(Kind.DRAW, 0);
  }

  /// Returns whether the result is proven.
  public boolean isProven() {
    return kind != Kind.ESTIMATE;
  }

  /// Returns the format of the protocol and of command output: `cp 13`, `win 5`, `loss 4`, and `cp
  /// 0` for a proven draw.
  @Override
  public String toString() {
    return kind.keyword + " " + value;
  }
}

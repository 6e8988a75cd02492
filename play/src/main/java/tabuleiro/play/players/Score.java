package tabuleiro.play.players;

/// What a player thinks a position is worth, seen from the side to move.
///
/// @param kind an estimate, or a proven result
/// @param value of an estimate: Elo points, of which 400 are odds of 10 to 1 that the side wins; of
///   a win or loss: the plies until the game ends, at least 0; of a proven draw: 0
public record Score(Kind kind, int value) {
  /// What a score says.
  public enum Kind {
    /// An estimate.
    ESTIMATE("cp"),
    /// The side to move wins whatever the opponent does.
    WIN("win"),
    /// The opponent wins whatever the side to move does.
    LOSS("loss"),
    /// Neither side can win if the other does not err. Protocol and commands know no word for it
    /// and say an estimate of 0.
    DRAW("cp");

    private final String word;

    Kind(String word) {
      this.word = word;
    }
  }

  /// Returns an estimate in Elo points.
  public static Score estimate(int eloPoints) {
    return new Score(Kind.ESTIMATE, eloPoints);
  }

  /// Returns a proven win that ends the game after `plies`.
  public static Score win(int plies) {
    return new Score(Kind.WIN, plies);
  }

  /// Returns a proven loss that ends the game after `plies`.
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

  /// Returns the form of the protocol and of commands: `cp 13`, `win 5`, `loss 4`, and `cp 0` for a
  /// proven draw.
  @Override
  public String toString() {
    return kind.word + " " + value;
  }
}

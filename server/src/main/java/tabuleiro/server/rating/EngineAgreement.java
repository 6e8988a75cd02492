package tabuleiro.server.rating;

/// How often moves were those that the engine would have played.
///
/// @param moves the number of moves that were compared
/// @param same how many were the same
public record EngineAgreement(int moves, int same) {
  /// No moves.
  public static final EngineAgreement NONE = new EngineAgreement(0, 0);

  /// Returns the agreement with one more move.
  public EngineAgreement with(boolean isSame) {
    return new EngineAgreement(moves + 1, same + (isSame ? 1 : 0));
  }
}

package tabuleiro.server.puzzle;

/// The first attempt of a player at a puzzle, which is rated.
///
/// @param client the player's own id for the attempt
/// @param isSolved whether the move was right
/// @param number how many puzzles the player has tried, with this one
/// @param streak how many of them were solved in a row, up to this one
/// @param ratingBefore the player's rating before the attempt
/// @param ratingAfter the player's rating after it
record PuzzleAttempt(
    String client,
    boolean isSolved,
    int number,
    int streak,
    double ratingBefore,
    double ratingAfter) {}

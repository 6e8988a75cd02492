package tabuleiro.lab.selfplay;

import java.util.Optional;
import tabuleiro.play.players.Score;
import tabuleiro.rules.Position;

/// Chooses the moves of the games of an engine against itself. Not safe for several threads.
interface SelfPlaySearch {
  /// What a search has found.
  ///
  /// @param score of the position, for the side to move
  /// @param move to play
  /// @param visits of the legal moves, in the order of [Position#legalMoves()]; empty if they are
  ///   not kept
  @SuppressWarnings("ArrayRecordComponent") // Never compared nor changed.
  record FoundMove(Score score, int move, int[] visits) {}

  /// Forgets the game before.
  ///
  /// @param number of the game that begins; it decides random choices
  void startGame(int number);

  /// Searches a position; empty if the search was stopped.
  ///
  /// @param plies of the game since its opening
  Optional<FoundMove> search(Position position, int plies);
}

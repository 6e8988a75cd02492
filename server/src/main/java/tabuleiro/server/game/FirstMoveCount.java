package tabuleiro.server.game;

import tabuleiro.play.Result;
import tabuleiro.rules.GameId;

/// How often a player has begun with a move, and with which results.
///
/// @param board the game and its variant
/// @param move the text of the move
/// @param won the number of games that the player has won with it
/// @param drawn the number of draws
/// @param lost the number of losses
public record FirstMoveCount(GameId board, String move, int won, int drawn, int lost) {
  /// Returns the number of games with the move.
  public int games() {
    return won + drawn + lost;
  }

  /// Returns the count of one game of the first side.
  static FirstMoveCount of(GameId board, String move, Result result) {
    return switch (result) {
      case FIRST_WINS -> new FirstMoveCount(board, move, 1, 0, 0);
      case SECOND_WINS -> new FirstMoveCount(board, move, 0, 0, 1);
      default -> new FirstMoveCount(board, move, 0, 1, 0);
    };
  }

  /// Returns the sum of two counts of the same move.
  FirstMoveCount plus(FirstMoveCount other) {
    return new FirstMoveCount(board, move, won + other.won, drawn + other.drawn, lost + other.lost);
  }
}

package tabuleiro.engine.book;

import tabuleiro.play.players.MoveRequest;
import tabuleiro.play.players.Player;

/// Plays the moves of an opening book, with variety, and where it has none those of another player.
///
/// @param player chooses the other moves
public record BookPlayer(OpeningBook book, Player player) implements Player {
  @Override
  public int chooseMove(MoveRequest request) {
    return book.choose(request.position(), request.random())
        .orElseGet(() -> player.chooseMove(request));
  }

  @Override
  public void startNewGame() {
    player.startNewGame();
  }

  @Override
  public void close() {
    player.close();
  }
}

package tabuleiro.play.players;

import tabuleiro.rules.Message;

/// A player of a library, whose defects lose its game and do nothing else.
///
/// @param name the name in messages
record GuardedPlayer(String name, Player player) implements Player {
  /// Creates the player of a provider.
  ///
  /// @throws PlayerFailureException if the provider fails
  static GuardedPlayer of(PlayerProvider provider) {
    try {
      return new GuardedPlayer(provider.name(), provider.create());
    } catch (RuntimeException | LinkageError e) {
      throw new PlayerFailureException(
          PlayerFailure.START, Message.of("player.added-failed", provider.name(), e.toString()));
    }
  }

  @Override
  public int chooseMove(MoveRequest request) {
    int move;
    try {
      move = player.chooseMove(request);
    } catch (PlayerFailureException e) {
      throw e;
    } catch (RuntimeException | StackOverflowError | LinkageError e) {
      throw new PlayerFailureException(Message.of("player.added-failed", name, e.toString()));
    }
    if (!request.position().isLegal(move)) {
      throw new PlayerFailureException(
          PlayerFailure.ILLEGAL_MOVE,
          Message.of("player.added-illegal", name, request.position().format()));
    }
    return move;
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

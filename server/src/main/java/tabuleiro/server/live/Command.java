package tabuleiro.server.live;

import tabuleiro.server.store.Author;
import tabuleiro.server.store.Deed;
import tabuleiro.server.store.Entry;

/// What somebody wants to do in a game.
///
/// @param author whose seat it comes from, which the caller has checked
/// @param client the author's own id for it; the same id again gets the same answer
/// @param seen the number of the last event that the author has seen
/// @param ply how many moves the author has seen on the table
/// @param wish what is to be done
/// @param receivedMillis when it was received, in milliseconds since 1970: what the clock counts
public record Command(
    Author author, String client, int seen, int ply, Wish wish, long receivedMillis) {
  /// Checks the client's id.
  ///
  /// @throws tabuleiro.server.store.StoreException when it has another form
  public Command {
    Entry.requireId(client);
  }

  /// Makes the command to do something as it is kept.
  ///
  /// @throws tabuleiro.server.store.StoreException when the client's id has another form
  public Command(Author author, String client, int seen, int ply, Deed deed, long receivedMillis) {
    this(author, client, seen, ply, new Wish.Exactly(deed), receivedMillis);
  }
}

/// A client of the server: the lobby and the games, over its public API. It works without a user
/// interface, and no method of a running game blocks.
@NullMarked
package tabuleiro.online;

import org.jspecify.annotations.NullMarked;

/// What players and the server do in a game, as a chain of hashed events.
@NullMarked
package tabuleiro.server.event;

import org.jspecify.annotations.NullMarked;

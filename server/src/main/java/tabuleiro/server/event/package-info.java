/// The actions of players and of the server, and the events that store them in a hash chain.
@NullMarked
package tabuleiro.server.event;

import org.jspecify.annotations.NullMarked;

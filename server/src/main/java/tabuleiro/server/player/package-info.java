/// The players, visitors and members, under one kind of id.
@NullMarked
package tabuleiro.server.player;

import org.jspecify.annotations.NullMarked;

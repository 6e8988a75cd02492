/// Who plays: visitors and members, by one kind of id.
@NullMarked
package tabuleiro.server.player;

import org.jspecify.annotations.NullMarked;

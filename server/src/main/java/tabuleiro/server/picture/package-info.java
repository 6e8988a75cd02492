/// Pictures of positions and games.
@NullMarked
package tabuleiro.server.picture;

import org.jspecify.annotations.NullMarked;

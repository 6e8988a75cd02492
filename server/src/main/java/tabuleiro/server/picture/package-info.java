/// Pictures of positions and animations of games, for links and for saving.
@NullMarked
package tabuleiro.server.picture;

import org.jspecify.annotations.NullMarked;

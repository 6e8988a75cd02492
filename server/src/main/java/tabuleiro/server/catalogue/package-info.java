/// What the place offers and what does not change while the server runs: games, boards and their
/// texts.
@NullMarked
package tabuleiro.server.catalogue;

import org.jspecify.annotations.NullMarked;

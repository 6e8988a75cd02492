/// Finished games and openings.
@NullMarked
package tabuleiro.protocol.search;

import org.jspecify.annotations.NullMarked;

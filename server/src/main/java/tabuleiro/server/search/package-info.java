/// Search for finished games, and the explorer of openings.
@NullMarked
package tabuleiro.server.search;

import org.jspecify.annotations.NullMarked;

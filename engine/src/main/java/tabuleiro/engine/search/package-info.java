/// Searchers, which find the best moves of a position: principal variation search with a
/// transposition table, and searchers that combine others.
@NullMarked
package tabuleiro.engine.search;

import org.jspecify.annotations.NullMarked;

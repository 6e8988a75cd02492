/// The searcher that plays all games: principal variation search over a line of play.
@NullMarked
package tabuleiro.engine.search;

import org.jspecify.annotations.NullMarked;

/// What the search knows of finished games, and their openings.
@NullMarked
package tabuleiro.server.store.search;

import org.jspecify.annotations.NullMarked;

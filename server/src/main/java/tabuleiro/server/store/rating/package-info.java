/// What is stored of ratings, attempts at puzzles and rated games.
@NullMarked
package tabuleiro.server.store.rating;

import org.jspecify.annotations.NullMarked;

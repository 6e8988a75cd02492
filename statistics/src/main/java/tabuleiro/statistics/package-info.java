/// The figures behind matches: scores, ratings, errors, tests. It knows no games.
@NullMarked
package tabuleiro.statistics;

import org.jspecify.annotations.NullMarked;

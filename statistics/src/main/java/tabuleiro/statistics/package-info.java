/// The statistics of matches: scores, ratings, confidence intervals and tests. The module does not
/// depend on any game.
@NullMarked
package tabuleiro.statistics;

import org.jspecify.annotations.NullMarked;

/// Playing games: results, endings, the texts of moves and the scores of matches.
@NullMarked
package tabuleiro.play;

import org.jspecify.annotations.NullMarked;

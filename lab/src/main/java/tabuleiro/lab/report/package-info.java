/// Reports on how a game plays: statistics of many random games and of games between engines.
@NullMarked
package tabuleiro.lab.report;

import org.jspecify.annotations.NullMarked;

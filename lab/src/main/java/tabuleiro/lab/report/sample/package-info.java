/// Samples of games for a report: random games, matches and mirrored games.
@NullMarked
package tabuleiro.lab.report.sample;

import org.jspecify.annotations.NullMarked;

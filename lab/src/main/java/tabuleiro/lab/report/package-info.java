/// Reports on how a game plays: figures over many random games and games of the engine.
@NullMarked
package tabuleiro.lab.report;

import org.jspecify.annotations.NullMarked;

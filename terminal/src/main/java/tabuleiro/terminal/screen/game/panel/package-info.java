/// The panel beside the board of a game: players, scores, moves and the engine's analysis.
@NullMarked
package tabuleiro.terminal.screen.game.panel;

import org.jspecify.annotations.NullMarked;

/// Games in progress, their events, and lists of games.
@NullMarked
package tabuleiro.view.game;

import org.jspecify.annotations.NullMarked;

/// Pictures of boards: pure functions from a view of a board to a character grid and the places of
/// its click targets.
@NullMarked
package tabuleiro.terminal.screen.picture;

import org.jspecify.annotations.NullMarked;

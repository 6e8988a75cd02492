/// Pictures of boards: pure functions from what is to be shown to a sheet, and where its spots are.
@NullMarked
package tabuleiro.terminal.screen.picture;

import org.jspecify.annotations.NullMarked;

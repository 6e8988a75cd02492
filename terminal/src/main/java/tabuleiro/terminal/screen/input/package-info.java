/// Input events of the keyboard and the mouse, decoded from the characters of a terminal.
@NullMarked
package tabuleiro.terminal.screen.input;

import org.jspecify.annotations.NullMarked;

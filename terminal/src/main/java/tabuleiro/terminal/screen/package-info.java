/// The full-screen program: the control of its terminal, and the actions that its pages request.
@NullMarked
package tabuleiro.terminal.screen;

import org.jspecify.annotations.NullMarked;

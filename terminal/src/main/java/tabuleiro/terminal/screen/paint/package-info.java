/// From sheets to what a terminal is sent: themes, colour depths, and only what has changed.
@NullMarked
package tabuleiro.terminal.screen.paint;

import org.jspecify.annotations.NullMarked;

/// The full-screen player: its life in a terminal, and what it does for its pages.
@NullMarked
package tabuleiro.terminal.screen;

import org.jspecify.annotations.NullMarked;

/// Pages as immutable values: each draws itself on a character grid, and reacts to an input event
/// with its next state and a request. Nothing here depends on a terminal or a clock.
@NullMarked
package tabuleiro.terminal.screen.page;

import org.jspecify.annotations.NullMarked;

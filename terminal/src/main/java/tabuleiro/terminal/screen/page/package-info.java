/// The screens as values: each draws itself on a sheet, and answers what a person does with the
/// screen that follows and with what is to be done. Nothing here knows a terminal or a clock.
@NullMarked
package tabuleiro.terminal.screen.page;

import org.jspecify.annotations.NullMarked;

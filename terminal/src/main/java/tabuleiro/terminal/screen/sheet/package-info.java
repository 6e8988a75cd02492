/// What is on the screen: characters with looks, as values. Nothing here knows a terminal.
@NullMarked
package tabuleiro.terminal.screen.sheet;

import org.jspecify.annotations.NullMarked;

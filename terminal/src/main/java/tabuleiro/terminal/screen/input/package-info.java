/// What a person does at a full screen: keys and the mouse, decoded from the bytes of a terminal.
@NullMarked
package tabuleiro.terminal.screen.input;

import org.jspecify.annotations.NullMarked;

/// What a person has chosen for the screen, and where it is remembered.
@NullMarked
package tabuleiro.terminal.screen.settings;

import org.jspecify.annotations.NullMarked;

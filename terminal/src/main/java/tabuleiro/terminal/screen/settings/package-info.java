/// The user's settings for the full screen, and the folder in which they are saved.
@NullMarked
package tabuleiro.terminal.screen.settings;

import org.jspecify.annotations.NullMarked;

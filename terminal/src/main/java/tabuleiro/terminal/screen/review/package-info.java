/// Games under review on the full screen: the tree of a game's moves and variations.
@NullMarked
package tabuleiro.terminal.screen.review;

import org.jspecify.annotations.NullMarked;

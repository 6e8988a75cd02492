/// Play in lines of text: a menu, games, lessons and puzzles as conversations.
@NullMarked
package tabuleiro.terminal.plain;

import org.jspecify.annotations.NullMarked;

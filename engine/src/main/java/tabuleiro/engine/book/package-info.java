/// Opening books: what earlier searches found in the first moves of a game.
@NullMarked
package tabuleiro.engine.book;

import org.jspecify.annotations.NullMarked;

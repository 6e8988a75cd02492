/// The rules and lessons of the games, as JSON and as HTML.
@NullMarked
package tabuleiro.view.learn;

import org.jspecify.annotations.NullMarked;

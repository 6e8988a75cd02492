/// The messages of all games and languages, the texts that scripts use, and text as HTML.
@NullMarked
package tabuleiro.view.text;

import org.jspecify.annotations.NullMarked;

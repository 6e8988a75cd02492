/// What the engine finds in a position or a finished game, as JSON and as text.
@NullMarked
package tabuleiro.view.analysis;

import org.jspecify.annotations.NullMarked;

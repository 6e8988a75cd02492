/// Game records in the style of PGN: reading, writing and replaying them.
@NullMarked
package tabuleiro.play.record;

import org.jspecify.annotations.NullMarked;

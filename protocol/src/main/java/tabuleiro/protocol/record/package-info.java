/// What the records of all packages use to copy their parts.
@NullMarked
package tabuleiro.protocol.record;

import org.jspecify.annotations.NullMarked;

/// Which games and boards there are, with their texts.
@NullMarked
package tabuleiro.protocol.catalogue;

import org.jspecify.annotations.NullMarked;

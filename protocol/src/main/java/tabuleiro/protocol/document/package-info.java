/// Makes the description of the API of the operations and records.
@NullMarked
package tabuleiro.protocol.document;

import org.jspecify.annotations.NullMarked;

/// The contract of the server: the operations of the HTTP API and their requests, messages and
/// responses as plain records, whose names end in `Json`.
@NullMarked
package tabuleiro.protocol;

import org.jspecify.annotations.NullMarked;

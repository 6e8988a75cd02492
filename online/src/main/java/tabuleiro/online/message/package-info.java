/// The messages of the server's API that the client reads and writes.
@NullMarked
package tabuleiro.online.message;

import org.jspecify.annotations.NullMarked;

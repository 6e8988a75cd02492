/// The pages, and the state of the server.
@NullMarked
package tabuleiro.protocol.site;

import org.jspecify.annotations.NullMarked;

/// Tests of the client of the server.
@NullMarked
package tabuleiro.online;

import org.jspecify.annotations.NullMarked;

@NullMarked
package tabuleiro.server.pairing;

import org.jspecify.annotations.NullMarked;

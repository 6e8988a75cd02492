@NullMarked
package tabuleiro.server.push;

import org.jspecify.annotations.NullMarked;

@NullMarked
package tabuleiro.server.opening;

import org.jspecify.annotations.NullMarked;

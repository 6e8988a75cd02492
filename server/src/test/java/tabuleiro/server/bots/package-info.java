@NullMarked
package tabuleiro.server.bots;

import org.jspecify.annotations.NullMarked;

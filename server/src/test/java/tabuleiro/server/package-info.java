@NullMarked
package tabuleiro.server;

import org.jspecify.annotations.NullMarked;

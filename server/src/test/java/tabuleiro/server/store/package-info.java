@NullMarked
package tabuleiro.server.store;

import org.jspecify.annotations.NullMarked;

@NullMarked
package tabuleiro.server.live;

import org.jspecify.annotations.NullMarked;

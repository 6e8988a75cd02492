@NullMarked
package tabuleiro.server.presence;

import org.jspecify.annotations.NullMarked;

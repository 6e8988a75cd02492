@NullMarked
package tabuleiro.server.fairplay;

import org.jspecify.annotations.NullMarked;

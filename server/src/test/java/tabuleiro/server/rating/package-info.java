@NullMarked
package tabuleiro.server.rating;

import org.jspecify.annotations.NullMarked;

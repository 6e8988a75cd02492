@NullMarked
package tabuleiro.server.picture;

import org.jspecify.annotations.NullMarked;

@NullMarked
package tabuleiro.server.about;

import org.jspecify.annotations.NullMarked;

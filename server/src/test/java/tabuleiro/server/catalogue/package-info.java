@NullMarked
package tabuleiro.server.catalogue;

import org.jspecify.annotations.NullMarked;

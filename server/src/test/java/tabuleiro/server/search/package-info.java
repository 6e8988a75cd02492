@NullMarked
package tabuleiro.server.search;

import org.jspecify.annotations.NullMarked;

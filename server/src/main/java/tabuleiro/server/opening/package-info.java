/// The positions with which games begin, as the search stores them.
@NullMarked
package tabuleiro.server.opening;

import org.jspecify.annotations.NullMarked;

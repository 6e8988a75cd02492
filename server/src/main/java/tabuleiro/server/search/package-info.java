/// Finding games, and the openings of the games that were found.
@NullMarked
package tabuleiro.server.search;

import org.jspecify.annotations.NullMarked;

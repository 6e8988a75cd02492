/// How games are rated: the pools, the ratings of the levels, and the value of the first move.
@NullMarked
package tabuleiro.server.rating;

import org.jspecify.annotations.NullMarked;

/// Building blocks for the implementation of a game: hash keys, random numbers, services.
@NullMarked
package tabuleiro.rules.support;

import org.jspecify.annotations.NullMarked;

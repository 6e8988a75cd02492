/// Building blocks for the implementation of a game: board text, prompts, hash keys, random
/// numbers.
@NullMarked
package tabuleiro.rules.support;

import org.jspecify.annotations.NullMarked;

/// Lessons and rules.
@NullMarked
package tabuleiro.server.learn;

import org.jspecify.annotations.NullMarked;

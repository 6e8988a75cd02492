/// Guided games, lessons and rules pages.
@NullMarked
package tabuleiro.server.study.learn;

import org.jspecify.annotations.NullMarked;

/// The training of networks: gradient descent on what games of an engine against itself tell.
@NullMarked
package tabuleiro.lab.train;

import org.jspecify.annotations.NullMarked;

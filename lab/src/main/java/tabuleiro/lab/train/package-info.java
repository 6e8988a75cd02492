/// The training of networks: games of an engine against itself, and gradient descent on what they
/// tell.
@NullMarked
package tabuleiro.lab.train;

import org.jspecify.annotations.NullMarked;

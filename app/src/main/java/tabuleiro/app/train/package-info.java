/// The commands that train networks.
@NullMarked
package tabuleiro.app.train;

import org.jspecify.annotations.NullMarked;

/// The fitting of an evaluation's weights on played games.
@NullMarked
package tabuleiro.lab.fit;

import org.jspecify.annotations.NullMarked;

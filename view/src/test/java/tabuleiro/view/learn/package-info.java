@NullMarked
package tabuleiro.view.learn;

import org.jspecify.annotations.NullMarked;

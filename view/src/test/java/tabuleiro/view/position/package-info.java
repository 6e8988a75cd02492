@NullMarked
package tabuleiro.view.position;

import org.jspecify.annotations.NullMarked;

@NullMarked
package tabuleiro.view.text;

import org.jspecify.annotations.NullMarked;

@NullMarked
package tabuleiro.view.analysis;

import org.jspecify.annotations.NullMarked;

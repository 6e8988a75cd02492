@NullMarked
package tabuleiro.view.catalogue;

import org.jspecify.annotations.NullMarked;

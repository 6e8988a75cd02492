@NullMarked
package tabuleiro.lab;

import org.jspecify.annotations.NullMarked;

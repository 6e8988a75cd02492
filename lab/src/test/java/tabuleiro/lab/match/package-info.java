@NullMarked
package tabuleiro.lab.match;

import org.jspecify.annotations.NullMarked;

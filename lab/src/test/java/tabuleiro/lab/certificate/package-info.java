@NullMarked
package tabuleiro.lab.certificate;

import org.jspecify.annotations.NullMarked;

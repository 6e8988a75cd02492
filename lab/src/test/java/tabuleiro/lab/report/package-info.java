@NullMarked
package tabuleiro.lab.report;

import org.jspecify.annotations.NullMarked;

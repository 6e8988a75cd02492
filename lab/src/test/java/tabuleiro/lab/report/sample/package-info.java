@NullMarked
package tabuleiro.lab.report.sample;

import org.jspecify.annotations.NullMarked;

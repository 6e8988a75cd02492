@NullMarked
package tabuleiro.lab.report.document;

import org.jspecify.annotations.NullMarked;

/// Balance reports as plain text and as an HTML page.
@NullMarked
package tabuleiro.lab.report.document;

import org.jspecify.annotations.NullMarked;

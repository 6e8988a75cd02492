/// Balance reports as plain text and as an HTML page.
@NullMarked
package tabuleiro.app.report;

import org.jspecify.annotations.NullMarked;

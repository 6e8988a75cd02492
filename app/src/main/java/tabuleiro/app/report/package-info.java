/// Balance reports for people: in words, as text and as a page.
@NullMarked
package tabuleiro.app.report;

import org.jspecify.annotations.NullMarked;

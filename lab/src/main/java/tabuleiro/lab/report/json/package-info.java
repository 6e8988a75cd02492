/// Balance reports as JSON.
@NullMarked
package tabuleiro.lab.report.json;

import org.jspecify.annotations.NullMarked;

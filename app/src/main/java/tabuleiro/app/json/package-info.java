/// The output of `--json`.
@NullMarked
package tabuleiro.app.json;

import org.jspecify.annotations.NullMarked;

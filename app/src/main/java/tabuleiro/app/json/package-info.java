/// What `--json` prints.
@NullMarked
package tabuleiro.app.json;

import org.jspecify.annotations.NullMarked;

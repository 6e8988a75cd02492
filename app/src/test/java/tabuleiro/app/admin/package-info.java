/// Tests of what the operator's commands print.
@NullMarked
package tabuleiro.app.admin;

import org.jspecify.annotations.NullMarked;

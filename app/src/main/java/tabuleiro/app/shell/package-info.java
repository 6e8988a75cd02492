/// What a shell shows of the command line: help, completion and manual pages.
@NullMarked
package tabuleiro.app.shell;

import org.jspecify.annotations.NullMarked;

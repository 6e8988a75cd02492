/// Tests of the environment of the commands.
@NullMarked
package tabuleiro.app.cli;

import org.jspecify.annotations.NullMarked;

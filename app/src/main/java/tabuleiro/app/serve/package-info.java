/// The commands that run the server and copy its games.
@NullMarked
package tabuleiro.app.serve;

import org.jspecify.annotations.NullMarked;

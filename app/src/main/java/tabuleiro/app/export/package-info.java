/// Games, positions and distance tables as rows for other programs.
@NullMarked
package tabuleiro.app.export;

import org.jspecify.annotations.NullMarked;

/// The JSON records with which a page draws any game and lets moves be entered. Cells have names,
/// never numbers; moves are texts or click paths, never codes.
@NullMarked
package tabuleiro.server.view;

import org.jspecify.annotations.NullMarked;

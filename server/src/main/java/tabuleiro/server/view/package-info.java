/// What a page is told so that it can draw a game and let moves be entered, without knowing any
/// game: records that are written as JSON. Cells are named, never numbered; moves are text or click
/// paths, never codes.
@NullMarked
package tabuleiro.server.view;

import org.jspecify.annotations.NullMarked;

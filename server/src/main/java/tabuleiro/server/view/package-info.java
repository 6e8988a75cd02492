/// Positions, moves and boards as pages draw them. Knows no HTTP and no database.
@NullMarked
package tabuleiro.server.view;

import org.jspecify.annotations.NullMarked;

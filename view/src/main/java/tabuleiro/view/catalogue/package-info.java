/// The games and boards that are offered, with their players, pictures and demonstration games.
@NullMarked
package tabuleiro.view.catalogue;

import org.jspecify.annotations.NullMarked;

/// Reports about games, and what members see of one another.
@NullMarked
package tabuleiro.server.social;

import org.jspecify.annotations.NullMarked;

/// The pages that say who made the games, who runs the site, and what it stores.
@NullMarked
package tabuleiro.server.about;

import org.jspecify.annotations.NullMarked;

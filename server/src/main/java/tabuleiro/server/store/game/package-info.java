/// What is stored of a game besides its events, and how games are selected.
@NullMarked
package tabuleiro.server.store.game;

import org.jspecify.annotations.NullMarked;

/// Notifications to the browsers of players.
@NullMarked
package tabuleiro.server.push;

import org.jspecify.annotations.NullMarked;

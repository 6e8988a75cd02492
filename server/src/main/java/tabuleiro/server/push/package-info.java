/// Notifications for players who do not have their game open (Web Push, RFC 8030).
@NullMarked
package tabuleiro.server.push;

import org.jspecify.annotations.NullMarked;

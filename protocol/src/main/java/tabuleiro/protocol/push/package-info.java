/// Notifications.
@NullMarked
package tabuleiro.protocol.push;

import org.jspecify.annotations.NullMarked;

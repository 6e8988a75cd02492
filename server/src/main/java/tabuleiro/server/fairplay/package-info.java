/// Which positions the server gives no help with, because they are near a rated game in progress.
@NullMarked
package tabuleiro.server.fairplay;

import org.jspecify.annotations.NullMarked;

/// Keeps the engine away from positions near rated games in progress.
@NullMarked
package tabuleiro.server.fairplay;

import org.jspecify.annotations.NullMarked;

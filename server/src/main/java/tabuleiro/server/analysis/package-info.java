/// Analysis by the engine: sessions, hints, score curves, and the comparison of a game with the
/// engine.
@NullMarked
package tabuleiro.server.analysis;

import org.jspecify.annotations.NullMarked;

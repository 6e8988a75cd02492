/// Analysis: positions, hints, score curves and the engine.
@NullMarked
package tabuleiro.protocol.analysis;

import org.jspecify.annotations.NullMarked;

/// Engines of other programs as players, over the Universal Game Interface (UGI).
@NullMarked
package tabuleiro.engine.external;

import org.jspecify.annotations.NullMarked;

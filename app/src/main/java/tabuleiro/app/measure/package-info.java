/// The commands that measure: matches, balance reports, speed, and fitted weights.
@NullMarked
package tabuleiro.app.measure;

import org.jspecify.annotations.NullMarked;

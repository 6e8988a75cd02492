/// The engine protocol, the Universal Game Interface, in both directions: our engine behind it, and
/// outside engines as players.
@NullMarked
package tabuleiro.engine.ugi;

import org.jspecify.annotations.NullMarked;

/// The engine protocol, Universal Game Interface (UGI), in both directions: the engine as a program
/// that speaks it, and external engines as players.
@NullMarked
package tabuleiro.engine.ugi;

import org.jspecify.annotations.NullMarked;

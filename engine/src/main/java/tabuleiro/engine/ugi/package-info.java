/// The engine as a program that speaks the Universal Game Interface (UGI).
@NullMarked
package tabuleiro.engine.ugi;

import org.jspecify.annotations.NullMarked;

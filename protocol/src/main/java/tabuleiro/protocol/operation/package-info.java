/// What an operation is made of.
@NullMarked
package tabuleiro.protocol.operation;

import org.jspecify.annotations.NullMarked;

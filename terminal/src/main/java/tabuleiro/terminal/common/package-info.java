/// What the plain text and the full screen share: texts about games, record files, and the
/// computation of a computer's move in its own thread.
@NullMarked
package tabuleiro.terminal.common;

import org.jspecify.annotations.NullMarked;

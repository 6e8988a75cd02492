/// Texts that a visitor pastes: records, positions and lists of moves.
@NullMarked
package tabuleiro.server.study.paste;

import org.jspecify.annotations.NullMarked;

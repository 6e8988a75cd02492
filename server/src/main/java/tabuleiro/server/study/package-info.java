/// Learning and analysing: any position of any game, the rules in words with boards to try them on,
/// the engine's lines, the curve of a finished game, and studies that are kept.
@NullMarked
package tabuleiro.server.study;

import org.jspecify.annotations.NullMarked;

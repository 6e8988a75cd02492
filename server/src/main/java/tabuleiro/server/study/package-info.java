/// Learning and analysis: positions of any game, rules with positions for trying them, engine
/// analyses, evaluation curves of finished games, and studies.
@NullMarked
package tabuleiro.server.study;

import org.jspecify.annotations.NullMarked;

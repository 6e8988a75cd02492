/// Learning a game: positions with tasks, and guided first games.
@NullMarked
package tabuleiro.play.lesson;

import org.jspecify.annotations.NullMarked;

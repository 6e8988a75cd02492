/// What the two players of a game write to each other.
@NullMarked
package tabuleiro.server.store.chat;

import org.jspecify.annotations.NullMarked;

@NullMarked
package tabuleiro.server.chat;

import org.jspecify.annotations.NullMarked;

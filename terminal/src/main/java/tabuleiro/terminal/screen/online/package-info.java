/// The pages of games that are played on a server.
@NullMarked
package tabuleiro.terminal.screen.online;

import org.jspecify.annotations.NullMarked;

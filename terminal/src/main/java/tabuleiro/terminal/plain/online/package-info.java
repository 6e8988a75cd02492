/// Games on a server, in lines of text.
@NullMarked
package tabuleiro.terminal.plain.online;

import org.jspecify.annotations.NullMarked;

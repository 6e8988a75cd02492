@NullMarked
package tabuleiro.server.account;

import org.jspecify.annotations.NullMarked;

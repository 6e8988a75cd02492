@NullMarked
package tabuleiro.server.admin;

import org.jspecify.annotations.NullMarked;

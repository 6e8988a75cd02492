@NullMarked
package tabuleiro.server.kernel.database;

import org.jspecify.annotations.NullMarked;

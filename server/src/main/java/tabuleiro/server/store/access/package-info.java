/// How the stores reach the database.
@NullMarked
package tabuleiro.server.store.access;

import org.jspecify.annotations.NullMarked;

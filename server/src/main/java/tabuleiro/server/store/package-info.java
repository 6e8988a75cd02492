/// What the server keeps: games as lists of events on disk, in SQLite or PostgreSQL. It knows no
/// rules.
@NullMarked
package tabuleiro.server.store;

import org.jspecify.annotations.NullMarked;

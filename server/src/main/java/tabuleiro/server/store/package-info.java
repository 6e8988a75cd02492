/// Storage of games as lists of events, and of seats and studies, in SQLite or PostgreSQL. This
/// package knows no rules.
@NullMarked
package tabuleiro.server.store;

import org.jspecify.annotations.NullMarked;

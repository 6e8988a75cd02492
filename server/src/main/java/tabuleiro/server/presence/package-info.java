/// Who is connected, at which of the servers on one database.
@NullMarked
package tabuleiro.server.presence;

import org.jspecify.annotations.NullMarked;

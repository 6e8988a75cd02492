/// The connected visitors, and the servers on one database to which they are connected.
@NullMarked
package tabuleiro.server.presence;

import org.jspecify.annotations.NullMarked;

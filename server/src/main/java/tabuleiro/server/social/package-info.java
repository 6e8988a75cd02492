/// Following, blocking and muting members, and reports to the operator.
@NullMarked
package tabuleiro.server.social;

import org.jspecify.annotations.NullMarked;

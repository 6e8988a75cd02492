/// Relations between members, and reports.
@NullMarked
package tabuleiro.protocol.social;

import org.jspecify.annotations.NullMarked;

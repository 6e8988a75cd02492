/// Tests of the running server over the network, some of them in its own process.
@NullMarked
package tabuleiro.system;

import org.jspecify.annotations.NullMarked;

/// The running server, as others see it: in its own process, over the network.
@NullMarked
package tabuleiro.app.serving;

import org.jspecify.annotations.NullMarked;

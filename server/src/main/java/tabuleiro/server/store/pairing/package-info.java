/// What quick pairing knows of the challenges that it has made.
@NullMarked
package tabuleiro.server.store.pairing;

import org.jspecify.annotations.NullMarked;

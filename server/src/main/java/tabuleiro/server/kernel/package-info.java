/// What all parts of the server stand on; here the secrets.
@NullMarked
package tabuleiro.server.kernel;

import org.jspecify.annotations.NullMarked;

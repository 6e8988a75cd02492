@NullMarked
package tabuleiro.server.profile;

import org.jspecify.annotations.NullMarked;

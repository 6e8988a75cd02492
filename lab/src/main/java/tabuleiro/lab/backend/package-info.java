/// Where the games of the laboratory are played: on threads of this process, or elsewhere.
@NullMarked
package tabuleiro.lab.backend;

import org.jspecify.annotations.NullMarked;

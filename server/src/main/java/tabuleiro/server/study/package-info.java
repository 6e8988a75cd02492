/// Studies: records with variations, collections of them, and pasted texts.
@NullMarked
package tabuleiro.server.study;

import org.jspecify.annotations.NullMarked;

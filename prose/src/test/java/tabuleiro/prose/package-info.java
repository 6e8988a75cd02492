/// Checks the language of everything that people read: the documentation and the message bundles.
@NullMarked
package tabuleiro.prose;

import org.jspecify.annotations.NullMarked;

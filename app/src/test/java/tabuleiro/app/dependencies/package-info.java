/// Tests of the libraries and plugins that the build uses.
@NullMarked
package tabuleiro.app.dependencies;

import org.jspecify.annotations.NullMarked;

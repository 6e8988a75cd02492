@NullMarked
package tabuleiro.lab.tasks;

import org.jspecify.annotations.NullMarked;

/// Independent tasks on several threads, with results that do not depend on their number.
@NullMarked
package tabuleiro.lab.tasks;

import org.jspecify.annotations.NullMarked;

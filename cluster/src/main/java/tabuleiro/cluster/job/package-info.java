/// Jobs on Spark: the connection, tasks by number, results as they arrive.
@NullMarked
package tabuleiro.cluster.job;

import org.jspecify.annotations.NullMarked;

/// The strong solver on Spark: layers as partitioned sets of keys.
@NullMarked
package tabuleiro.cluster.layer;

import org.jspecify.annotations.NullMarked;

/// The laboratory on Apache Spark: `tabuleiro-spark.jar`, for `spark-submit`.
@NullMarked
package tabuleiro.cluster;

import org.jspecify.annotations.NullMarked;

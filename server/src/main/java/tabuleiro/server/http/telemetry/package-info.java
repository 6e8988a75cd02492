/// What operators see of the requests: ids, metrics and log lines.
@NullMarked
package tabuleiro.server.http.telemetry;

import org.jspecify.annotations.NullMarked;

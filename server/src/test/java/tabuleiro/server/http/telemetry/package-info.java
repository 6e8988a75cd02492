/// Tests of what operators see of the requests.
@org.jspecify.annotations.NullMarked
package tabuleiro.server.http.telemetry;

/// The frame of everything that is asked over HTTP and WebSocket: who calls and whether he may,
/// what comes in and how much of it, how refusals are said, files and pages.
@NullMarked
package tabuleiro.server.http;

import org.jspecify.annotations.NullMarked;

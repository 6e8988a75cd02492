/// The web server: requests and answers, callers, problems, limits, sockets, JSON, and the
/// templates and files of the pages.
@NullMarked
package tabuleiro.server.http;

import org.jspecify.annotations.NullMarked;

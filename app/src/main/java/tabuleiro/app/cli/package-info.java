/// What all commands share: streams and messages, errors, exit statuses, progress, and options
/// about games.
@NullMarked
package tabuleiro.app.cli;

import org.jspecify.annotations.NullMarked;

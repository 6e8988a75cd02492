/// What players think of others: whom they follow, block and mute, and what they report.
@NullMarked
package tabuleiro.server.store.social;

import org.jspecify.annotations.NullMarked;

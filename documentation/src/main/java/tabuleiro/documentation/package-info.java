/// Makes pages of the documents in `docs` when the program is built: in both languages, with a tree
/// of all pages and a search that needs no server. A link that leads nowhere fails the build.
@NullMarked
package tabuleiro.documentation;

import org.jspecify.annotations.NullMarked;

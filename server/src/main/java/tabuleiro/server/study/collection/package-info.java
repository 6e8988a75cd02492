/// The studies that players keep: titles and folders, import and export of files of records.
@NullMarked
package tabuleiro.server.study.collection;

import org.jspecify.annotations.NullMarked;

/// Tests of the pages in a real browser.
@NullMarked
package tabuleiro.browser;

import org.jspecify.annotations.NullMarked;

/// The rules of the five games once more, slow and plain: a second opinion for tests and for
/// checking certificates. Written from the rules pages alone; every method names the rule it
/// implements, so that a reader can check it against the page line by line. Uses nothing but the
/// Java platform.
package tabuleiro.reference;

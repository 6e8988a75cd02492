/// An independent, slow and simple implementation of the rules of the five games, for tests and for
/// checking certificates. It was written from the rules pages alone; every method names the rule it
/// implements, so that a reader can check it against the page line by line. It uses only the Java
/// platform.
package tabuleiro.reference;

/// Texts of messages.
@org.jspecify.annotations.NullMarked
package tabuleiro.wasm.jdk.java.text;

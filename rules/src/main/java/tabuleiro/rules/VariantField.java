package tabuleiro.rules;

import java.util.List;
import java.util.function.UnaryOperator;

/// One of the choices that make up a variant, such as the number of columns. A form offers it as a
/// field in place of a long list of variants.
///
/// The messages `field.NAME` and, where a value is not a number, `field.NAME.VALUE` name it;
/// numbers within a value may be `#` there, as in `field.tiles.#-#`.
///
/// @param name identifies the field within the family, such as `columns`
/// @param values the values in the order of menus, such as `3` to `10`
/// @param valueOf returns the value of a canonical variant
public record VariantField(String name, List<String> values, UnaryOperator<String> valueOf) {
  /// Copies the list.
  public VariantField {
    values = List.copyOf(values);
  }
}

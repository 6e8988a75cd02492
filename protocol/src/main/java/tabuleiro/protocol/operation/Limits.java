package tabuleiro.protocol.operation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// The limits of a field, as JSON Schema has them.
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
public @interface Limits {
  /// The regular expression that a text matches; empty for any text.
  String pattern() default "";

  /// The length of the shortest text.
  int minLength() default 0;

  /// The length of the longest text.
  int maxLength() default Integer.MAX_VALUE;

  /// The smallest number.
  int minimum() default Integer.MIN_VALUE;

  /// The largest number.
  int maximum() default Integer.MAX_VALUE;
}

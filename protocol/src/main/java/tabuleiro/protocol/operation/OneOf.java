package tabuleiro.protocol.operation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/// The texts that a field may have; each of them, where the field is a list.
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.RECORD_COMPONENT)
public @interface OneOf {
  /// The texts, after those of the enumeration.
  String[] value() default {};

  /// An enumeration, each of whose constants has its key on the wire as its text.
  Class<? extends Enum<?>>[] of() default {};
}

package tabuleiro.wasm.method;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.StringReader;
import java.util.Properties;
import java.util.Random;
import java.util.stream.DoubleStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The methods that are copied into the compiler's class library do what those of Java do.
final class MethodsTest {
  private final Random random = new Random(1);

  @Test
  void bitsAreExpandedAsInJava() {
    for (int i = 0; i < 5000; i++) {
      long some = random.nextLong();
      long bits = random.nextLong() & some;
      long mask = random.nextLong() & some;
      assertThat(BitExpansion.expand(bits, mask)).isEqualTo(Long.expand(bits, mask));
      long bit = 1L << random.nextInt(Long.SIZE);
      assertThat(BitExpansion.expand(bit, mask)).isEqualTo(Long.expand(bit, mask));
      assertThat(IntegerMethods.expand((int) bits, (int) mask))
          .isEqualTo(Integer.expand((int) bits, (int) mask));
    }
    assertThat(BitExpansion.expand(0, -1)).isZero();
    assertThat(BitExpansion.expand(-1, -1)).isEqualTo(-1);
  }

  @Test
  void numbersAreRoundedAndMultipliedAsInJava() {
    DoubleStream.of(0.5, -0.5, 1.5, 2.5, -2.5, 0.49999999999999994, 1e15 + 0.5, 1e300, -0.0, 0)
        .forEach(x -> {
          assertThat(MathMethods.rint(x)).isEqualTo(Math.rint(x));
          assertThat(MathMethods.round(x)).isEqualTo(Math.round(x));
          assertThat(MathMethods.round((float) x)).isEqualTo(Math.round((float) x));
        });
    for (int i = 0; i < 2000; i++) {
      long x = random.nextLong();
      long y = random.nextLong();
      assertThat(MathMethods.unsignedMultiplyHigh(x, y)).isEqualTo(Math.unsignedMultiplyHigh(x, y));
    }
  }

  @Test
  void logarithmsAndPowersAreThoseOfStrictMath() {
    for (int i = 0; i < 100_000; i++) {
      double bits = Double.longBitsToDouble(random.nextLong());
      double small = random.nextDouble() * 1500 - 750;
      double nearOne = 1 + (random.nextDouble() - 0.5) * Math.scalb(1.0, -random.nextInt(50));
      for (double x : new double[] {bits, small, nearOne, nearOne - 1, i}) {
        assertAreThoseOfStrictMath(x);
      }
    }
    DoubleStream.of(0.0, -0.0, -1, Double.MIN_VALUE, Double.MAX_VALUE, Double.NaN)
        .flatMap(x -> DoubleStream.of(x, x / 0, -x / 0))
        .forEach(MethodsTest::assertAreThoseOfStrictMath);
  }

  private static void assertAreThoseOfStrictMath(double x) {
    assertBits("exp", x, StrictFunctions.exp(x), StrictMath.exp(x));
    assertBits("log", x, StrictFunctions.log(x), StrictMath.log(x));
    assertBits("log10", x, StrictFunctions.log10(x), StrictMath.log10(x));
  }

  private static void assertBits(String name, double x, double ours, double expected) {
    assertThat(Double.doubleToLongBits(ours))
        .as("%s %s", name, x)
        .isEqualTo(Double.doubleToLongBits(expected));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a=x…\nb = “é” \n",
        "# comment = no\n! another\n\n  key  value with = and :\n",
        "long = one \\\n   two\\\r\n  three\nnext:four",
        "a\\ b\\=c = \\u2026\\t\\n\\\\ \\q\nempty=\nalone\n",
        "x=1\rx=2\r\ny\t=\t3",
        "=no key\n : also\n\f z = \\ leading",
        "last = \\"
      })
  void propertiesAreReadAsInJava(String text) throws IOException {
    Properties java = new Properties();
    java.load(new StringReader(text));
    Properties ours = new Properties();
    new PropertiesText(text).readInto(ours);
    assertThat(ours).isEqualTo(java);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "a", "a\n", "a\r\nb\n\nc\r\r", "\n"})
  void textsAreSplitIntoLinesAsInJava(String text) {
    assertThat(LineSplitter.split(text)).isEqualTo(text.lines().toList());
  }
}

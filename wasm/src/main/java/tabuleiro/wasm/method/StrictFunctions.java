package tabuleiro.wasm.method;

/// Logarithms and powers as `StrictMath` defines them, by the algorithms of the library fdlibm:
/// browsers have functions of their own, which differ in the last bit from one to another.
final class StrictFunctions {
  private static final double LN2_HIGH = 0.6931471803691238;
  private static final double LN2_LOW = 1.9082149292705877E-10;
  private static final double ONE_BY_LN2 = 1.4426950408889634;
  private static final double ONE_BY_LN10 = 0.4342944819032518;
  private static final double LOG10_2_HIGH = 0.30102999566361177;
  private static final double LOG10_2_LOW = 3.694239077158931E-13;
  private static final double TWO_54 = 0x1.0p54;
  private static final double EXP_MAX = 709.782712893384;
  private static final double EXP_MIN = -745.1332191019411;

  private StrictFunctions() {}

  private static int highWord(double x) {
    return (int) (Double.doubleToRawLongBits(x) >> 32);
  }

  private static double withHighWord(double x, int high) {
    long low = Double.doubleToRawLongBits(x) & 0xffff_ffffL;
    return Double.longBitsToDouble(((long) high << 32) | low);
  }

  /// Returns the natural logarithm: x is 2 to the power of k times 1 + f, whose logarithm is a
  /// polynomial in s = f / (2 + f).
  static double log(double x) {
    if (Double.isNaN(x) || x < 0) {
      return Double.NaN;
    }
    if (x == 0) {
      return Double.NEGATIVE_INFINITY;
    }
    if (x == Double.POSITIVE_INFINITY) {
      return x;
    }
    int k = 0;
    double scaled = x;
    if (x < Double.MIN_NORMAL) {
      k = -54;
      scaled = x * TWO_54;
    }
    int high = highWord(scaled);
    k += (high >> 20) - 1023;
    int fraction = high & 0x000fffff;
    int carry = (fraction + 0x95f64) & 0x100000;
    k += carry >> 20;
    double f = withHighWord(scaled, fraction | (carry ^ 0x3ff00000)) - 1;
    if ((0x000fffff & (2 + fraction)) < 3) {
      return logNearOne(f, k);
    }
    double s = f / (2 + f);
    double z = s * s;
    double w = z * z;
    double even = w * (0.3999999999940942 + w * (0.22222198432149784 + w * 0.15313837699209373));
    double odd =
        z
            * (0.6666666666666735
                + w * (0.2857142874366239 + w * (0.1818357216161805 + w * 0.14798198605116586)));
    double r = odd + even;
    int range = (fraction - 0x6147a) | (0x6b851 - fraction);
    if (range > 0) {
      double half = 0.5 * f * f;
      return k == 0
          ? f - (half - s * (half + r))
          : k * LN2_HIGH - ((half - (s * (half + r) + k * LN2_LOW)) - f);
    }
    return k == 0 ? f - s * (f - r) : k * LN2_HIGH - ((s * (f - r) - k * LN2_LOW) - f);
  }

  private static double logNearOne(double f, int k) {
    if (f == 0) {
      return k == 0 ? 0 : k * LN2_HIGH + k * LN2_LOW;
    }
    double r = f * f * (0.5 - 0.3333333333333333 * f);
    return k == 0 ? f - r : k * LN2_HIGH - ((r - k * LN2_LOW) - f);
  }

  /// Returns the decimal logarithm.
  static double log10(double x) {
    if (Double.isNaN(x) || x < 0) {
      return Double.NaN;
    }
    if (x == 0) {
      return Double.NEGATIVE_INFINITY;
    }
    if (x == Double.POSITIVE_INFINITY) {
      return x;
    }
    int k = 0;
    double scaled = x;
    if (x < Double.MIN_NORMAL) {
      k = -54;
      scaled = x * TWO_54;
    }
    int high = highWord(scaled);
    k += (high >> 20) - 1023;
    int sign = k < 0 ? 1 : 0;
    double y = k + sign;
    double mantissa = withHighWord(scaled, (high & 0x000fffff) | ((0x3ff - sign) << 20));
    return y * LOG10_2_LOW + ONE_BY_LN10 * log(mantissa) + y * LOG10_2_HIGH;
  }

  /// Returns e to the power of x, which is k times the logarithm of 2 and a rest r, whose power is
  /// a rational function.
  static double exp(double x) {
    if (Double.isNaN(x) || x == Double.POSITIVE_INFINITY) {
      return x;
    }
    if (x > EXP_MAX) {
      return Double.POSITIVE_INFINITY;
    }
    if (x < EXP_MIN) {
      return 0;
    }
    int magnitude = highWord(x) & 0x7fffffff;
    if (magnitude < 0x3e300000) {
      return 1 + x;
    }
    int k = 0;
    double high = x;
    double low = 0;
    if (magnitude > 0x3fd62e42) {
      k = magnitude < 0x3FF0A2B2 ? (x < 0 ? -1 : 1) : (int) (ONE_BY_LN2 * x + (x < 0 ? -0.5 : 0.5));
      high = x - k * LN2_HIGH;
      low = k * LN2_LOW;
    }
    double r = high - low;
    double t = r * r;
    double c =
        r
            - t
                * (0.16666666666666602
                    + t
                        * (-0.0027777777777015593
                            + t
                                * (6.613756321437934E-5
                                    + t * (-1.6533902205465252E-6 + t * 4.1381367970572385E-8))));
    if (k == 0) {
      return 1 - ((r * c) / (c - 2) - r);
    }
    double y = 1 - ((low - (r * c) / (2 - c)) - high);
    return k >= -1021
        ? withHighWord(y, highWord(y) + (k << 20))
        : withHighWord(y, highWord(y) + ((k + 1000) << 20)) * 0x1.0p-1000;
  }
}

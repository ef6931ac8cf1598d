/** Arabic-Indic, as on keyboards of the Gulf, the Persian and Urdu ones, and Devanagari. */
const zeros = ['٠', '۰', '०'].map((zero) => zero.charCodeAt(0));

/** '120' for '١٢٠'; everything else stays as it is. */
export const toAsciiDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹०-९]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - Math.max(...zeros.filter((zero) => zero <= code)));
  });

// A store that runs needs the code of a package, not its types, descriptions, fonts it never prints or forms for browsers.

const notRun = /\.(?:d\.[cm]?ts|[cm]?ts|tsx|map|md|markdown|flow)$/i;
const fontForms = ['.ttf', '.png'];
/** Packages have these files for browsers and for development. */
const otherForms = [
  /\/pdfkit\/\.yarn/,
  /\/svg-to-pdfkit\/examples/,
  /\/pdfkit\/js\/pdfkit\.standalone/,
  /\/react-dom\/cjs\/react-dom-(?:client|profiling|test-utils|server(?:-legacy)?\.(?:browser|bun|edge))/,
];

/** Whether a file of a package is needed by a store that runs; of the fonts, those that its code names. */
export function isShippedFile(path: string, fonts: ReadonlySet<string>): boolean {
  if (notRun.test(path) || otherForms.some((form) => form.test(path))) return false;
  const ending = path.includes('/@expo-google-fonts/') && fontForms.find((form) => path.endsWith(form));
  return !ending || fonts.has(path.slice(path.lastIndexOf('/') + 1, -ending.length));
}

import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';

const fontFile = (name: string) => fileURLToPath(import.meta.resolve(`@expo-google-fonts/noto-sans/${name}.ttf`));

const font = {
  loadSystemFonts: false,
  defaultFontFamily: 'Noto Sans',
  fontFiles: [fontFile('400Regular/NotoSans_400Regular'), fontFile('600SemiBold/NotoSans_600SemiBold')],
};

/** An SVG as PNG in its own size, its words in Noto Sans. */
export const paint = (svg: string): Uint8Array => new Resvg(svg, { font }).render().asPng();

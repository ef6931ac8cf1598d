import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';

const fontFile = (name        ) => fileURLToPath(import.meta.resolve(`@expo-google-fonts/noto-sans/${name}.ttf`));

const font = {
  loadSystemFonts: false,
  defaultFontFamily: 'Noto Sans',
  fontFiles: [fontFile('400Regular/NotoSans_400Regular'), fontFile('600SemiBold/NotoSans_600SemiBold')],
};

export const paint = (svg        )             => new Resvg(svg, { font }).render().asPng();

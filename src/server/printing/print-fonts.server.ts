import { fileURLToPath } from 'node:url';
import type { PrintFace } from './paper.ts';

const fontFile = (name: string) => fileURLToPath(import.meta.resolve(`${name}.ttf`));

/** `above` and `below` the line are parts of the size, as the files say. */
export type PrintFont = { normal: string; bold: string; above: number; below: number };

/** The face of the sites: Latin, Greek and Cyrillic letters with the currency signs. */
export const textFont: PrintFont = {
  normal: fontFile('@expo-google-fonts/ibm-plex-sans/400Regular/IBMPlexSans_400Regular'),
  bold: fontFile('@expo-google-fonts/ibm-plex-sans/600SemiBold/IBMPlexSans_600SemiBold'),
  above: 1.025,
  below: 0.275,
};

/** The face of designations and numbers. */
export const codeFont: PrintFont = {
  normal: fontFile('@expo-google-fonts/ibm-plex-mono/400Regular/IBMPlexMono_400Regular'),
  bold: fontFile('@expo-google-fonts/ibm-plex-mono/500Medium/IBMPlexMono_500Medium'),
  above: 1.025,
  below: 0.275,
};

export const arabicFont: PrintFont = {
  normal: fontFile('@expo-google-fonts/ibm-plex-sans-arabic/400Regular/IBMPlexSansArabic_400Regular'),
  bold: fontFile('@expo-google-fonts/ibm-plex-sans-arabic/600SemiBold/IBMPlexSansArabic_600SemiBold'),
  above: 1.085,
  below: 0.415,
};

/** Has Devanagari letters, which the others lack. */
export const otherFont: PrintFont = {
  normal: fontFile('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular'),
  bold: fontFile('@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold'),
  above: 1.069,
  below: 0.293,
};

export const printFonts: Readonly<Record<PrintFace, PrintFont>> = {
  Text: textFont,
  Code: codeFont,
  Arabic: arabicFont,
  Other: otherFont,
};

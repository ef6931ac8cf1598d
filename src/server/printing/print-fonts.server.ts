import { fileURLToPath } from 'node:url';

const fontFile = (name: string) => fileURLToPath(import.meta.resolve(`${name}.ttf`));

export type PrintFont = { normal: string; bold: string };

/** The face of the sites: Latin, Greek and Cyrillic letters with the currency signs. */
export const textFont: PrintFont = {
  normal: fontFile('@expo-google-fonts/ibm-plex-sans/400Regular/IBMPlexSans_400Regular'),
  bold: fontFile('@expo-google-fonts/ibm-plex-sans/600SemiBold/IBMPlexSans_600SemiBold'),
};

/** For designations and numbers. */
export const codeFont: PrintFont = {
  normal: fontFile('@expo-google-fonts/ibm-plex-mono/400Regular/IBMPlexMono_400Regular'),
  bold: fontFile('@expo-google-fonts/ibm-plex-mono/500Medium/IBMPlexMono_500Medium'),
};

export const arabicFont: PrintFont = {
  normal: fontFile('@expo-google-fonts/ibm-plex-sans-arabic/400Regular/IBMPlexSansArabic_400Regular'),
  bold: fontFile('@expo-google-fonts/ibm-plex-sans-arabic/600SemiBold/IBMPlexSansArabic_600SemiBold'),
};

/** Has Devanagari letters, which the others lack. */
export const otherFont: PrintFont = {
  normal: fontFile('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular'),
  bold: fontFile('@expo-google-fonts/noto-sans/600SemiBold/NotoSans_600SemiBold'),
};

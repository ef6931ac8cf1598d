import { fileURLToPath } from 'node:url';

const fontFile = (name: string) => fileURLToPath(import.meta.resolve(`@expo-google-fonts/${name}`));

// Both have the currency signs; the second adds the Arabic letters.
export const textFont = {
  normal: fontFile('noto-sans/400Regular/NotoSans_400Regular.ttf'),
  bold: fontFile('noto-sans/600SemiBold/NotoSans_600SemiBold.ttf'),
};
export const arabicFont = {
  normal: fontFile('noto-sans-arabic/400Regular/NotoSansArabic_400Regular.ttf'),
  bold: fontFile('noto-sans-arabic/600SemiBold/NotoSansArabic_600SemiBold.ttf'),
};

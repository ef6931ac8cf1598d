import monoMedium from './fonts/ibm-plex-mono-latin-500-normal.woff2';
import sans from './fonts/ibm-plex-sans-latin-400-normal.woff2';
import sansMedium from './fonts/ibm-plex-sans-latin-500-normal.woff2';

/** For `<link rel="preload">`: the fonts that every page shows first. */
export const fontPreloads: readonly string[] = [sans, sansMedium];

/** Designations come first on the pages of who is signed in; in another font they may take another line. */
export const buyersFontPreloads: readonly string[] = [...fontPreloads, monoMedium];

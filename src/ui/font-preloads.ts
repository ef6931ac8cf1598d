import sans from './fonts/ibm-plex-sans-latin-400-normal.woff2';
import sansMedium from './fonts/ibm-plex-sans-latin-500-normal.woff2';

/** For `<link rel="preload">`: the fonts that every page shows first. */
export const fontPreloads: readonly string[] = [sans, sansMedium];

import sans from './fonts/ibm-plex-sans-latin-400-normal.woff2';
import sansMedium from './fonts/ibm-plex-sans-latin-500-normal.woff2';

/** Addresses of the two fonts that every first screen shows, for `<link rel="preload" as="font">`. */
export const fontPreloads: readonly string[] = [sans, sansMedium];

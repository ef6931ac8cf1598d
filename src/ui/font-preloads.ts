import monoMedium from './fonts/ibm-plex-mono-latin-500-normal.woff2';
import sans from './fonts/ibm-plex-sans-latin-400-normal.woff2';
import sansMedium from './fonts/ibm-plex-sans-latin-500-normal.woff2';

/** The fonts that every page shows first, as a `<link rel="preload">` names them. */
export const fontPreloads: readonly string[] = [sans, sansMedium];

/** Pages for signed-in buyers begin with designations, which may take another line in another font. */
export const buyersFontPreloads: readonly string[] = [...fontPreloads, monoMedium];

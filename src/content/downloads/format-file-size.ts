const kilobyte = 1000;

/** '96 kB', '2.4 MB' */
export const formatFileSize = (bytes: number): string =>
  bytes < kilobyte ** 2 ? `${Math.ceil(bytes / kilobyte)} kB` : `${(bytes / kilobyte ** 2).toFixed(1)} MB`;

// Which XML and OFX files are statements of a bank, by their beginning.

const beginning = 2_000;

/** CAMT.053: what banks send to programs today. */
export const isCamt = (file: string): boolean =>
  /^\s*</.test(file) && /<(?:\w+:)?(?:Document|BkToCstmrStmt)\b/.test(file.slice(0, beginning));

/** OFX, as text of tags that are not closed or as XML. */
export const isOfx = (file: string): boolean => /^\s*(?:OFXHEADER:|<\?xml[^>]*>\s*<\?OFX|<\?OFX|<OFX>)/i.test(file);

export const isXmlStatement = (file: string): boolean => isCamt(file) || isOfx(file);

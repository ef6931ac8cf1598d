                                                                                     

/** '3=40' or '3=24@2608-114'; undefined where it is written otherwise. */
export function piecesOf(word        )                             {
  const [, line, quantity, lot] = /^(\d{1,4})=(\d{1,7})(?:@(\S{1,40}))?$/.exec(word) ?? [];
  if (line === undefined || quantity === undefined) return undefined;
  return { lineNo: Number(line), quantity: Number(quantity), ...(lot && { lot }) };
}

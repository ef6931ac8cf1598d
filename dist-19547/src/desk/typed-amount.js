/** '125000' or '1,25,000.50' in minor units; otherwise NaN. */
export function typedMinor(text        )         {
  return /^\d[\d,]*(\.\d{1,2})?$/.test(text) ? Math.round(Number(text.replaceAll(',', '')) * 100) : Number.NaN;
}

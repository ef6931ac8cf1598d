// At most what was approved of the returned goods is credited; the buyer reads why pieces are not.

export type ReceivedLine = { lineNo: number; credited: number; restock: boolean };

/** A sentence for staff; undefined where it can be credited so. Every line of the request is decided once. */
export function receivedRefusal(
  approved: readonly { lineNo: number; quantity: number }[],
  received: readonly ReceivedLine[],
  reason: string,
): string | undefined {
  for (const [index, { lineNo, credited }] of received.entries()) {
    const line = approved.find((one) => one.lineNo === lineNo);
    if (!line) return `The return has no line ${lineNo}.`;
    if (received.slice(0, index).some((one) => one.lineNo === lineNo)) return `Line ${lineNo} appears twice.`;
    if (!Number.isInteger(credited) || credited < 0) return `Line ${lineNo}: write how many are credited, 0 or more.`;
    if (credited > line.quantity) return `Line ${lineNo}: only ${line.quantity} were approved.`;
  }
  const open = approved.find(({ lineNo }) => !received.some((one) => one.lineNo === lineNo));
  if (open) return `Line ${open.lineNo} is not decided.`;
  const isShort = approved.some(
    ({ lineNo, quantity }) => (received.find((one) => one.lineNo === lineNo)?.credited ?? 0) < quantity,
  );
  return isShort && reason === '' ? 'Write why pieces are not credited; the buyer reads it.' : undefined;
}

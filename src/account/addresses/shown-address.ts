/** An address as staff see it. */
export type ShownAddress = { line: string; city: string; pincode: string; region: string };

export const shownAddressText = ({ line, city, pincode, region }: ShownAddress): string =>
  [line, city, pincode, region].filter(Boolean).join(', ');

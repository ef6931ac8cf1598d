type Numbered = { numberPrefix: string; formerPrefixes?: readonly string[] };

/** How numbers of the seller begin, or began before. */
export const numberPrefixes = ({ numberPrefix, formerPrefixes = [] }: Numbered): readonly string[] => [
  numberPrefix,
  ...formerPrefixes,
];

/** A weight in kg to the gram, as replies and papers state it: sums of floating numbers end in stray digits. */
export const roundToGram = (kg: number): number => Math.round(kg * 1000) / 1000;

/** Sums of floating-point kilograms end in stray digits. */
export const roundToGram = (kg: number): number => Math.round(kg * 1000) / 1000;

/** Sums of floating-point kilograms end in stray digits. */
export const roundToGram = (kg        )         => Math.round(kg * 1000) / 1000;

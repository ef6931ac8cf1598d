/** 34.97 → '35', 12.5 → '12.5': prices are whole minor units, so savings are never exact. */
export const formatPercent = (percent: number): string => String(Number(percent.toFixed(1)));

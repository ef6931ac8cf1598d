/** Thickness in mm of a needle thrust cage: 2 mm up to 35 mm bore, 3 mm up to 65, 4 mm above. Source: ISO 3031. */
export const thrustCageMm = (boreMm        )         => (boreMm <= 35 ? 2 : boreMm <= 65 ? 3 : 4);

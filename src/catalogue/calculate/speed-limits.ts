/** Speeds in rpm. A limit that is typed counts whatever lubricates the bearing. */
export type SpeedLimits = { typed?: number | undefined; grease?: number | undefined; oil?: number | undefined };

export const highestLimit = ({ typed, grease, oil }: SpeedLimits): number | undefined =>
  typed ?? (grease && oil ? Math.max(grease, oil) : (oil ?? grease));

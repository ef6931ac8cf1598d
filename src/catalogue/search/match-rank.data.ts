/** How well an item matches a number: the lowest is the best. */
export const matchRank = {
  /** A search word of the seller's own. */
  searchWord: -1,
  stockCode: 0,
  designation: 1,
  universalNumber: 2,
  withinTolerance: 3,
  /** Begins with the number: the same one with more suffixes. */
  prefix: 4,
  /** The number read another way, for example as an old number. */
  otherReading: 5,
  sameSize: 6,
  /** Begins with the number and goes on with digits: 23120 for 2312. */
  longerNumber: 7,
  misspelled: 8,
} as const;

export type MatchRank = (typeof matchRank)[keyof typeof matchRank];

/** Whether an item of this rank may be what was asked for; all others are other bearings. */
export const isOfNumber = (rank: number): boolean => rank <= matchRank.prefix;

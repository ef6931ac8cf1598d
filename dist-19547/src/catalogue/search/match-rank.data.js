/** How well an item matches a number: the lowest is the best. */
export const matchRank = {
  /** A search word of the seller's own. */
  searchWord: -1,
  stockCode: 0,
  designation: 1,
  universalNumber: 2,
  /** The number read another way, for example as an old number. */
  otherReading: 3,
  sameSize: 4,
  prefix: 5,
  misspelled: 6,
}         ;

                                                                   

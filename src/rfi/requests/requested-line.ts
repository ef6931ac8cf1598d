import type { Day } from '../../lib/dates.ts';

/** What the buyer says of a line: a price in minor units for one piece, words, and drawings or photos by their id. */
export type BuyerAsk = { targetMinor: number | null; buyerRemark: string; fileIds: readonly number[] };

export const nothingAsked: BuyerAsk = { targetMinor: null, buyerRemark: '', fileIds: [] };

/** The names and prices are those of the day; weight in kg of one piece. */
export type RequestedLine = {
  itemId: number | null;
  askedAs: string;
  itemCode: string;
  itemName: string;
  maker: string;
  superCategory: string;
  category: string;
  origin: string;
  weightKg: number | null;
  quantity: number;
  listMinor: number;
  yourMinor: number;
  taxBp: number;
} & BuyerAsk;

export type BuyerNotes = { wishedDate: Day | undefined; reference: string; remark: string };

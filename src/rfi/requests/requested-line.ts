import type { Day } from '../../lib/dates.ts';

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
};

export type BuyerNotes = { wishedDate: Day | undefined; reference: string; remark: string };

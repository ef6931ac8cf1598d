import type { Database } from '../server/db.ts';
import type { Site } from '../sites/site.ts';

/** Where a command of staff is carried out, and by whom. */
export type DeskWork = {
  database: Database;
  site: Site;
  /** Stands in the audit trail. */
  by: string;
  now: Date;
  /** Where paths are meant from. */
  folder: string;
};

/** What was typed behind the verb. */
export type DeskAsked = {
  words: readonly string[];
  reason: string;
  note: string;
  goodLines: boolean;
  scrap: boolean;
  /** It is meant although it looks like what is there already. */
  again: boolean;
  /** Options that only some verbs read. */
  told: Partial<Record<ToldOption, string>>;
};

export const toldOptions = [
  'on',
  'until',
  'item',
  'carrier',
  'docket',
  'reference',
  'for',
  'why',
  'order',
  'unpaid',
] as const;
export type ToldOption = (typeof toldOptions)[number];

/** Lines for the terminal; `failed` when nothing, or not everything, was done. */
export type DeskAnswer = { said: readonly string[]; failed?: boolean };

/** One thing staff can do: `npm run desk -- SITE noun verb …`. */
export type DeskVerb = {
  /** What follows the verb, as in 'EMAIL [--reason "…"]'. */
  takes: string;
  /** Whether further words may follow the first. */
  many?: true;
  /** In one sentence. */
  does: string;
  run(work: DeskWork, asked: DeskAsked): Promise<DeskAnswer>;
};

/** All verbs by noun and verb; the verb '' is what the noun alone does. */
export type DeskVerbs = Readonly<Record<string, Readonly<Record<string, DeskVerb>>>>;

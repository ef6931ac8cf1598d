import type { Database } from '../server/database/database.server.ts';
import type { Site } from '../sites/site.ts';

/** Where a command of staff is carried out, and by whom. */
export type DeskContext = {
  database: Database;
  site: Site;
  /** Stands in the audit trail. */
  by: string;
  now: Date;
  /** Where paths are meant from. */
  folder: string;
};

/** What was typed behind the verb. */
export type DeskArguments = {
  positionals: readonly string[];
  reason: string;
  note: string;
  goodLines: boolean;
  scrap: boolean;
  /** It is meant although it looks like what is there already. */
  again: boolean;
  /** Options that only some verbs read. */
  options: Partial<Record<TextOption, string>>;
};

export const textOptions = [
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
export type TextOption = (typeof textOptions)[number];

/** Lines for the terminal; `failed` when nothing, or not everything, was done. */
export type DeskResult = { lines: readonly string[]; failed?: boolean };

/** One thing staff can do: `npm run desk -- SITE noun verb …`. */
export type DeskCommand = {
  /** What follows the verb, as in 'EMAIL [--reason "…"]'. */
  usage: string;
  /** Whether further words may follow the first. */
  acceptsMore?: true;
  /** In one sentence. */
  summary: string;
  run(context: DeskContext, args: DeskArguments): Promise<DeskResult>;
};

/** All verbs by noun and verb; the verb '' is what the noun alone does. */
export type DeskCommands = Readonly<Record<string, Readonly<Record<string, DeskCommand>>>>;

import type { SuffixMeaning } from '../affixes.ts';

export type SuffixToken = {
  readonly text: string;
  readonly meaning: SuffixMeaning;
  readonly unknown?: true;
  readonly standard: boolean;
};

/** A designation without separators, as far as suffixes need it. */
export type Spelled = {
  readonly text: string;
  /** Positions in `text` that had a separator before them. */
  readonly gaps: ReadonlySet<number>;
  /** Positions that had a hyphen before them. */
  readonly hyphens: ReadonlySet<number>;
};

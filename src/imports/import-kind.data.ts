export const importKinds = ['items', 'stock', 'prices', 'customers', 'pictures'] as const;
export type ImportKind = (typeof importKinds)[number];

export type FileFormat = 'csv' | 'xlsx' | 'zip';

/** Batches are each seen at once; the others are one transaction, 'all-or-nothing' only if every line is right. */
export type ImportMode = 'batches' | 'good-lines' | 'all-or-nothing';

export const importStates = [
  'uploading',
  'uploaded',
  'checking',
  'checked',
  'running',
  'done',
  'failed',
  'cancelled',
] as const;
export type ImportState = (typeof importStates)[number];

export const failedInStates = ['', 'checking', 'running'] as const;
export type FailedIn = (typeof failedInStates)[number];

export const lineOutcomes = ['new', 'changed', 'unchanged', 'wrong'] as const;
export type LineOutcome = (typeof lineOutcomes)[number];

export type LineCounts = Record<LineOutcome, number>;

export const noLines: LineCounts = { new: 0, changed: 0, unchanged: 0, wrong: 0 };

/** A column that an import understands. */
export type ImportColumn = {
  name: string;
  required: boolean;
  meaning: string;
  /** Other headings that mean it. */
  aliases: readonly string[];
};

/** The content of a line of a file; `key` names what it is about. */
export type ReadLine =
  | { key: string; values: Record<string, unknown> }
  /** With choices a person decides what is written; until then nothing is. */
  | { key: string; problems: string[]; choices?: readonly LineChoice[] };

/** One way to write a doubtful line. */
export type LineChoice = {
  /** The same word for all lines that can be decided alike. */
  kind: string;
  label: string;
  values: Record<string, unknown>;
};

export type ReadCells = (cells: Readonly<Record<string, string>>) => ReadLine;

/** The outcome of a line, or what it would be. */
export type ValidatedLine = { line: number; outcome: LineOutcome; problem: string };

export const maxImportBytes = 1_000_000_000;
export const maxImportLines = 1_000_000;
export const maxImportColumns = 200;

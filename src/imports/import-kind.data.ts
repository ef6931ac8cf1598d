export const importKinds = ['items', 'stock', 'prices', 'customers', 'bills', 'pictures'] as const;
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
  'undoing',
  'undone',
  'failed',
  'cancelled',
] as const;
export type ImportState = (typeof importStates)[number];

export const failedInStates = ['', 'checking', 'running', 'undoing'] as const;
export type FailedIn = (typeof failedInStates)[number];

export const lineOutcomes = ['new', 'changed', 'unchanged', 'wrong'] as const;
export type LineOutcome = (typeof lineOutcomes)[number];

export type LineCounts = Record<LineOutcome, number>;

export const noLines: LineCounts = { new: 0, changed: 0, unchanged: 0, wrong: 0 };

/** Rows of a file that are no lines of its table, or that it does not show. */
export const leftOutReasons = ['title', 'head', 'text', 'section', 'total', 'hidden', 'struck'] as const;
export type LeftOutReason = (typeof leftOutReasons)[number];
export type LeftOutCounts = Partial<Record<LeftOutReason, number>>;

/** A column that an import understands. */
export type ImportColumn = {
  name: string;
  required: boolean;
  meaning: string;
  /** Other headings that mean it. */
  aliases: readonly string[];
  /** A record that is not there yet cannot be made without it. */
  neededForNew?: boolean;
  /** Where no heading means it, the one of this column means it too. */
  elseAs?: string;
  /** In a column of numbers or days, a dash or 'Nil' is an empty cell. */
  holds?: 'number' | 'day';
  /** Mostly not in the file but typed, and for each file anew. */
  isTyped?: boolean;
};

/** A word of a file that is none of ours; ours are offered where there are few. */
export type OpenWord = { name: string; word: string; lines: number; choices: { value: string; text: string }[] };

/** A word in a cell that is none of ours, and what it may mean. */
export type UnknownWord = Pick<OpenWord, 'name' | 'word'> & { choices: readonly OpenWord['choices'][number][] };

/** The content of a line of a file; `key` names what it is about. */
export type ReadLine =
  | { key: string; values: Record<string, unknown>; note?: string }
  /** With choices a person decides what is written; until then nothing is. */
  | { key: string; problems: string[]; unknownWords?: readonly UnknownWord[]; choices?: readonly LineChoice[] };

/** One way to write a doubtful line. */
export type LineChoice = {
  /** The same word for all lines that can be decided alike. */
  kind: string;
  label: string;
  values: Record<string, unknown>;
  /** What the line is about then, where that differs between the choices. */
  key?: string;
};

export type ReadCells = (cells: Readonly<Record<string, string>>) => ReadLine;

/** The outcome of a line, or what it would be. */
export type ValidatedLine = {
  line: number;
  outcome: LineOutcome;
  problem: string;
  /** What the line is about, where that was found only now. */
  found?: { key: string; values: Record<string, unknown> };
  /** Columns that have a value now and would have none. */
  emptied?: readonly string[];
  unknownWords?: readonly UnknownWord[];
  /** The ways to write a doubtful line, of which a person decides. */
  choices?: readonly LineChoice[];
  /** Sentences about what will be done that nobody may expect; each is said once with the count of the lines. */
  note?: string | readonly string[];
  /** What was there before a line was written. */
  before?: unknown;
};

/** Kept as what was there before a line that then had nothing to write. */
export const nothingWritten = 'same';

/** How long an import can be undone. */
export const undoDays = 7;

export const maxImportBytes = 1_000_000_000;
export const maxImportLines = 1_000_000;
export const maxImportColumns = 200;

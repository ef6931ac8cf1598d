const maxLength = 50_000;
/** For a text eight times as long, linear work grows 8 times and quadratic work 64 times. */
const maxGrowth = 32;
/** From a quarter on 4 and 16 times; unlike an eighth, a quarter is long enough to need garbage collection as well. */
const maxGrowthOfQuarter = 8;
/** Quadratic work that does harm takes a second for the whole text. */
const negligibleMs = 100;
/** What quadratic work of that time takes for a quarter of the text. */
const negligibleMsOfQuarter = negligibleMs / 16;
/** Work that grows by more than maxGrowth up to the whole text grows by 17 and more up to a quarter of it. */
const maxGrowthOfShort = 12;
const attempts = 3;
/** Where work seems to grow too much. */
const manyAttempts = 5;
/** Some machines count the time of a thread in steps of 4 ms, so shorter work is repeated until it has taken this long. */
const countableMs = 20;

export type AttackString = { name: string; text: (length: number) => string };

const repeated = (piece: string, ending = ''): AttackString => ({
  name: `${JSON.stringify(piece)} again and again${ending && `, then ${JSON.stringify(ending)}`}`,
  text: (length) => piece.repeat(Math.ceil(length / piece.length)) + ending,
});

const runs = [' ', '\t', '\n', '0', '1', 'A', 'a', '-', ',', '.', '/', '"', '(', 'x', '\u00a0', 'ß', '\u0301'];
const mixtures = [
  '1 ',
  'A1',
  '1x',
  '- ',
  '1,',
  ', ',
  '1.1',
  '/1',
  '"",',
  'x 1',
  '1\n',
  'QTY',
  '1 PCS ',
  '\u0301\u0316',
  'ﷺ',
];
const endings = ['', '!', '\u0000'];

export function attackStrings(source = ''): AttackString[] {
  const own = [...new Set(source.replace(/\\u\{?[0-9a-f]{4}\}?|\\[pP]\{\w+\}|\\./gi, ''))].filter(
    (one) => !/[\^$|?*+{}[\]]/.test(one),
  );
  const words = [...new Set(source.match(/[\w<>="' ./:-]{2,}/g) ?? [])];
  const pieces = [...new Set([...runs, ...mixtures, ...own, ...words])];
  return [
    ...pieces.flatMap((piece) => endings.map((ending) => repeated(piece, ending))),
    ...words.map((word) => ({ name: `${word} and blanks`, text: (length: number) => `${word}${' '.repeat(length)}!` })),
    { name: 'x, blanks, y', text: (length) => `x${' '.repeat(length)}y` },
    { name: '1, blanks, y', text: (length) => `1${' '.repeat(length)}y` },
  ];
}

export function findSuperlinearInput(
  work: (text: string) => unknown,
  inputs: readonly AttackString[],
  length = maxLength,
): string | undefined {
  for (const { name, text } of inputs) {
    if (isClearlyLinear(work, text, length / 4)) continue;
    const [long, quarter, short] = [text(length), text(length / 4), text(length / 8)];
    if (takesAtMost(negligibleMs, work, long)) continue;
    const [longMs, quarterMs, shortMs] = leastCpuMsOfEach(work, [long, quarter, short]);
    const growth = longMs / shortMs;
    if (growth <= maxGrowth || longMs / quarterMs <= maxGrowthOfQuarter) continue;
    return `${name}: ${growth.toFixed(0)} times the work for 8 times the text`;
  }
  return undefined;
}

type Three<Value> = [Value, Value, Value];

/** By turns, so that what slows the machine for a while slows none of them each time. */
function leastCpuMsOfEach(work: (text: string) => unknown, texts: Three<string>): Three<number> {
  const least: Three<number> = [Infinity, Infinity, Infinity];
  for (let attempt = 0; attempt < manyAttempts; attempt++)
    for (const [index, text] of texts.entries())
      least[index] = Math.min(least[index] ?? Infinity, measureCpuMs(work, text));
  return least;
}

/** Spares nearly all inputs the whole length. */
function isClearlyLinear(work: (text: string) => unknown, text: AttackString['text'], length: number): boolean {
  const long = text(length);
  return (
    takesAtMost(negligibleMsOfQuarter, work, long) ||
    measureCpuMs(work, long) / leastCpuMs(work, text(length / 8)) <= maxGrowthOfShort
  );
}

/** Garbage collection and a busy machine only ever add to it. */
const leastCpuMs = (work: (text: string) => unknown, text: string) =>
  Math.min(...Array.from({ length: attempts }, () => measureCpuMs(work, text)));

/** Once more where it seems to take longer, which a step of the clock or garbage collection may do. */
const takesAtMost = (ms: number, work: (text: string) => unknown, text: string): boolean =>
  onceCpuMs(work, text) <= ms || onceCpuMs(work, text) <= ms;

/** CPU time of this thread, so that other processes do not count. */
function onceCpuMs(work: (text: string) => unknown, text: string): number {
  const before = process.threadCpuUsage();
  work(text);
  return msSince(before);
}

function measureCpuMs(work: (text: string) => unknown, text: string): number {
  const before = process.threadCpuUsage();
  for (let runs = 1; ; runs++) {
    work(text);
    const ms = msSince(before);
    if (ms >= countableMs) return ms / runs;
  }
}

function msSince(before: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

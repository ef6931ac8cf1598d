/** So long a text shows what a function does with a pasted one. */
const maxLength = 50_000;
/** Twice as long is four times the work where it grows by the square: 16 times for a text four times as long, 4 where it is linear. */
const maxGrowth = 8;
/** Linear work is done in a few thousandths of a second; what is done so soon is not looked at more closely. */
const negligibleMs = 40;
const attempts = 3;

/** A text of about so many characters. */
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

/** What makes a careless pattern look at the same characters again and again, with the pattern's own characters among it. */
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

/** The adversary for which work grows faster than the text, with by how much; undefined where there is none. */
export function findSuperlinearInput(
  work: (text: string) => unknown,
  adversaries: readonly AttackString[],
  length = maxLength,
): string | undefined {
  for (const { name, text } of adversaries) {
    const [long, short] = [text(length), text(length / 4)];
    if (measureCpuMs(work, long) <= negligibleMs) continue;
    const growths = Array.from(
      { length: attempts },
      () => measureCpuMs(work, long) / Math.max(1, measureCpuMs(work, short)),
    );
    const growth = Math.min(...growths);
    if (growth > maxGrowth) return `${name}: ${growth.toFixed(0)} times the work for 4 times the text`;
  }
  return undefined;
}

/** Of this thread alone: what else the machine does meanwhile does not count. */
function measureCpuMs(work: (text: string) => unknown, text: string): number {
  const before = process.threadCpuUsage();
  work(text);
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

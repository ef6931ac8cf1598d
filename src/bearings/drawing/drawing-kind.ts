/** What is drawn of a type, more exactly by the number: its letters or series, in universal spelling or as written. */
type Kinds = {
  /** The kind where there is no number, as in a search by sizes. */
  readonly usual: string;
  readonly of: (number: string) => string | undefined;
};

const byLetters =
  (pattern: RegExp, kinds: readonly string[]) =>
  (number: string): string | undefined => {
    const letters = pattern.exec(number)?.[1] ?? '';
    return kinds.includes(letters) ? letters : undefined;
  };

const CYLINDRICAL = /(RNU|RN|NUP|NU|NJG|NJF|NJ|NH|NP|NCF|NF|N)\d/;
const SEVERAL_ROWS = /(NNU|NNCF|NNCL|NNC|NNF|NN|FCDP|FCD|FC)\d/;
const INSERT = /^S?(UCX?|UEL|UK|SER|SA|SB)[23X]?\d\d/;
const TRACK_ROLLER = /^(KR|CF|NATR|NATV|NART|NUTR|LR)\d/;
const DOUBLE_ROW_GROOVE = /^[A-Z]?4[23]\d\d(?!\d)/;
const EXTENDED_RING = /^11[23]\d\d(?!\d)/;
const THRUST_BALL = /^5([1234])[1234]\d\d/;
const STEEP_TAPER = /^(?:313\d\d|3[023]\d\d\d[BD])/;
const TWO_ROW_NEEDLE = /^R?NA69(?:0[6-9]|[1-9]\d|\/3)/;
const PLAIN = /^GE\d+(?:\.\d+)?([A-Z]*)/;
const WITH_SEAT = /\+U\d/;

const insertKinds: Readonly<Record<string, string>> = { UC: 'UC', UCX: 'UC' };
const trackKinds: Readonly<Record<string, string>> = { CF: 'KR', NATV: 'NATR', NART: 'NATR' };

function thrustKind(number: string): string | undefined {
  const digit = THRUST_BALL.exec(number)?.[1];
  if (digit === '2') return 'thrust ball double direction';
  if (digit === '3')
    return WITH_SEAT.test(number) ? 'thrust ball with seating washer' : 'thrust ball with sphered washer';
  return digit === '1' ? 'thrust ball' : undefined;
}

function plainKind(number: string): string | undefined {
  const letters = PLAIN.exec(number)?.[1];
  if (letters === undefined || /^(?:AX|AW|SX|SW)/.test(letters)) return undefined;
  return /^(?:ES|DO|FO)/.test(letters) ? 'spherical plain relubricated' : 'spherical plain';
}

function trackKind(number: string): string | undefined {
  const letters = TRACK_ROLLER.exec(number)?.[1];
  if (letters === 'LR') return /^LR5[23]/.test(number) ? 'LR two rows' : 'LR';
  return letters && (trackKinds[letters] ?? letters);
}

function insertKind(number: string): string | undefined {
  const letters = INSERT.exec(number)?.[1];
  return letters && (insertKinds[letters] ?? letters);
}

const needle = (type: string): Kinds => ({
  usual: type,
  of: (number) => (TWO_ROW_NEEDLE.test(number) ? `${type} two rows` : type),
});

const kindsByType: Readonly<Record<string, Kinds>> = {
  'deep groove ball': {
    usual: 'deep groove ball',
    of: (number) => (DOUBLE_ROW_GROOVE.test(number) ? 'deep groove ball double row' : 'deep groove ball'),
  },
  'self-aligning ball': {
    usual: 'self-aligning ball',
    of: (number) => (EXTENDED_RING.test(number) ? 'self-aligning ball extended' : 'self-aligning ball'),
  },
  'angular contact ball': {
    usual: 'angular contact ball',
    of: (number) => (/^(?:ZKL|BEA[SM])/.test(number) ? undefined : 'angular contact ball'),
  },
  'cylindrical roller': {
    usual: 'NU',
    of: byLetters(CYLINDRICAL, ['NU', 'NJ', 'NUP', 'N', 'NF', 'NCF', 'NJG', 'RNU', 'RN']),
  },
  'cylindrical roller double row': {
    usual: 'NN',
    of: byLetters(SEVERAL_ROWS, ['NN', 'NNU', 'NNC', 'NNCF', 'NNCL', 'NNF']),
  },
  'cylindrical roller four-row': { usual: 'FC', of: byLetters(SEVERAL_ROWS, ['FC', 'FCD']) },
  'tapered roller': {
    usual: 'tapered roller',
    of: (number) => (STEEP_TAPER.test(number) ? 'tapered roller steep' : 'tapered roller'),
  },
  'thrust ball': { usual: 'thrust ball', of: thrustKind },
  'cylindrical roller thrust': {
    usual: 'cylindrical roller thrust',
    of: (number) => (number.startsWith('K') ? undefined : 'cylindrical roller thrust'),
  },
  'needle roller with inner ring': needle('needle roller with inner ring'),
  'needle roller without inner ring': needle('needle roller without inner ring'),
  'needle drawn cup open': {
    usual: 'needle drawn cup open',
    of: (number) => (number.startsWith('BK') ? 'BK' : 'needle drawn cup open'),
  },
  'cam follower': { usual: 'KR', of: trackKind },
  'spherical plain': { usual: 'spherical plain relubricated', of: plainKind },
  'insert/unit': { usual: 'UC', of: insertKind },
};

/** The kind of section that is drawn; '' where the number is of a kind that is not known, so that no other is shown. */
export function drawingTypeFor(type: string, designation = ''): string {
  const kinds = Object.hasOwn(kindsByType, type) ? kindsByType[type] : undefined;
  if (!kinds) return type;
  const number = designation.toUpperCase().replace(/[\s-]+/g, '');
  return number === '' ? kinds.usual : (kinds.of(number) ?? '');
}

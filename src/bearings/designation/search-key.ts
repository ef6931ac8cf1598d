import { isCapital, isDigit, startOfRun } from '../../lib/text-runs.ts';
import { DECIMAL_POINT_PLACEHOLDER, normalizeCharacters, protectDecimalPoints } from './compact-designation.ts';

const lettersAndDigits = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');

/** Whether the slash is part of the basic number: 62/22, R1/4, NU10/500, NK25/20, LM11949/LM11910. */
function isSlashInBasicNumber(before: string, after: string): boolean {
  const left = lettersAndDigits(before);
  const right = lettersAndDigits(after);
  const twoSeals = /^2[A-Z]/.test(right);
  if (/(?:^|[A-Z])6(?:17|18|19)$/.test(left)) return /^\d/.test(right);
  if (/NKI?S?\d{1,3}$/.test(left)) return /^\d/.test(right);
  if (/^S?F?R[12]$/.test(left)) return /^[456](?!\d)/.test(right);
  if (/(?:^|[A-Z])\d{2,3}$/.test(left) && /^\d/.test(right)) return !twoSeals;
  return isInchPair(left, right);
}

function inchSeries(cone: string): string | undefined {
  const digitsEnd = startOfRun(cone, cone.length, isCapital);
  const digitsStart = startOfRun(cone, digitsEnd, isDigit);
  const digits = digitsEnd - digitsStart;
  if (cone.length - digitsEnd > 2 || digits < 3) return undefined;
  return digits > 6 ? '' : cone.slice(startOfRun(cone, digitsStart, isCapital), digitsStart);
}

/** A cup is numbered in full with its cone's letters, or by its last two or more digits. */
function isInchPair(cone: string, cup: string): boolean {
  const series = inchSeries(cone);
  if (series === undefined) return false;
  if (/^\d{2}/.test(cup)) return true;
  return series !== '' && cup.startsWith(series) && /^\d{3}/.test(cup.slice(series.length));
}

const SLASH_PLACEHOLDER = '\ue001';
const MAX_SLASHES = 20;

/** Equal for all spellings of one designation: 6205/C3 is 6205C3, but 62/22 is not 6222. */
export function designationKey(text: string): string {
  const pieces = protectDecimalPoints(normalizeCharacters(text)).split('/');
  let joined = pieces[0] ?? '';
  let hasSlash = false;
  pieces.slice(1).forEach((piece, i) => {
    const isBasicSlash =
      !hasSlash && i < MAX_SLASHES && isSlashInBasicNumber(joined, pieces.slice(i + 1, MAX_SLASHES + 1).join(''));
    hasSlash ||= isBasicSlash;
    joined += (isBasicSlash ? SLASH_PLACEHOLDER : '') + piece;
  });
  return joined
    .replace(/[^\p{L}\p{N}\ue000\ue001]/gu, '')
    .replaceAll(DECIMAL_POINT_PLACEHOLDER, '.')
    .replaceAll(SLASH_PLACEHOLDER, '/');
}

/** Drops '1.', '2)', '(3)', 'a)' or '•' in front. */
export const withoutListMark = (line: string): string => line.replace(LIST_MARK, '');
const LIST_MARK = /^(?:\(?\d{1,3}[.)]|[a-z]\)|[-–•*])\s+(?=\S)/i;

export const splitDesignations = (text: string): string[] =>
  text
    .split(/[,;\r\n]+/)
    .map((part) => withoutListMark(part.trim()))
    .filter((part) => part !== '');

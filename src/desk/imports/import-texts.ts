import type { ReplyOf } from '../../lib/contract.ts';
import { formatNumber } from '../../lib/format-number.ts';
import { plural } from '../../lib/i18n.ts';
import type { importAtDesk, listImportsAtDesk } from './imports.contract.ts';

export type DeskImport = ReplyOf<typeof importAtDesk>;
export type ImportSummary = ReplyOf<typeof listImportsAtDesk>['rows'][number];
export type DeskImportKind = ImportSummary['kind'];
export type DeskImportState = ImportSummary['state'];

export const kindLabels: Readonly<Record<DeskImportKind, string>> = {
  items: 'Items',
  stock: 'Stock',
  prices: 'Prices',
  customers: 'Customer list',
  bills: 'Open bills and balances',
  pictures: 'Pictures',
};

export const stateLabels: Readonly<Record<DeskImportState, string>> = {
  uploading: 'Uploading',
  uploaded: 'Columns to match',
  checking: 'Dry run is running',
  checked: 'Dry run',
  running: 'Being written',
  done: 'Done',
  undoing: 'Being undone',
  undone: 'Undone',
  failed: 'Failed',
  cancelled: 'Cancelled',
};

export const stateKind = (state: DeskImportState) =>
  state === 'done' ? ('good' as const) : state === 'failed' ? ('bad' as const) : ('accent' as const);

export function fileSizeText(bytes: number): string {
  if (bytes < 1000) return plural(bytes, 'byte');
  return bytes < 1_000_000 ? `${Math.round(bytes / 1000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** The text says what can be done about the lines that were left out. */
export function leftOutText(kind: DeskImportKind, wrong: number): string {
  const isOne = wrong === 1;
  if (kind === 'pictures')
    return isOne
      ? '1 picture was left out. Download the list, rename it, and upload it again.'
      : `${plural(wrong, 'picture')} were left out. Download the list, rename them, and upload them again.`;
  return isOne
    ? '1 line was left out. Download it, correct it, and upload the corrected file.'
    : `${plural(wrong, 'line')} were left out. Download them, correct them, and upload the corrected file.`;
}

const recordNouns: Readonly<Record<DeskImportKind, string>> = {
  items: 'item',
  stock: 'item',
  prices: 'price',
  customers: 'customer',
  bills: 'bill',
  pictures: 'picture',
};

/** What the lines of a file are about. */
export function recordsText(kind: DeskImportKind, count: number): string {
  const noun = recordNouns[kind];
  return count === 1 ? noun : `${noun}s`;
}

/** Asks what happens with what the catalogue has and the file has not. */
export function missingText(kind: DeskImportKind, missing: number): string {
  const isOne = missing === 1;
  if (kind === 'stock')
    return isOne
      ? 'The file is complete: set the 1 that is not in it to 0, or to what is reserved'
      : `The file is complete: set the ${formatNumber(missing)} that are not in it to 0, or to what is reserved`;
  return isOne
    ? 'The file is complete: retire the 1 item that is not in it'
    : `The file is complete: retire the ${plural(missing, 'item')} that are not in it`;
}

export type ImportProgress = { done: number; total: number; lines: number };

/** The progress of the check by bytes, of the run by lines. */
export function importProgress(one: DeskImport): ImportProgress {
  const sum = ({ new: begun, changed, unchanged, wrong }: DeskImport['found']) => begun + changed + unchanged + wrong;
  if (one.state === 'checking' || one.failedIn === 'checking')
    return { done: one.bytesRead, total: one.bytes, lines: sum(one.found) };
  if (one.state === 'undoing' || one.failedIn === 'undoing') {
    const undone = one.undone + one.keptLines;
    return { done: undone, total: one.written.new + one.written.changed + one.retired, lines: undone };
  }
  const lines = sum(one.written) + one.retired;
  const total = one.found.new + one.found.changed + (one.retiresMissing ? (one.missing ?? 0) : 0);
  return { done: lines, total, lines };
}

export function speedText({ seconds, ...one }: DeskImport): string {
  const { done, total, lines } = importProgress({ seconds, ...one });
  if (done === 0 || seconds < 1) return 'Waiting for its turn';
  const speed = `${formatNumber(Math.round(lines / seconds))} lines a second`;
  // All bytes of a workbook or a ZIP archive are read at the beginning.
  if (done >= total) return speed;
  return `${speed}, ${timeLeft((seconds / done) * (total - done))}`;
}

function timeLeft(seconds: number): string {
  if (seconds < 60) return `about ${Math.max(1, Math.round(seconds))} s left`;
  return `about ${plural(Math.round(seconds / 60), 'minute')} left`;
}

// A line of a list that names no item is shown in its place, so that nothing is lost unseen.

import { msg, translate } from '../../lib/i18n.ts';
import { truncateLine } from '../../lib/line-length.ts';
import type { SkippedRow, SkipReason } from '../pasted-list/read-sheet.rule.ts';
import type { QuickLine } from './quick-order.contract.ts';

const reasons: Readonly<Record<SkipReason, string>> = {
  heading: msg('Heading, skipped.'),
  greeting: msg('Greeting, skipped.'),
  mail: msg('Head, signature or older part of an e-mail, skipped.'),
  total: msg('Total, skipped.'),
  section: msg('Name of a section or remark, skipped.'),
  hidden: msg('Hidden row, left out.'),
  struck: msg('Row that is struck through, left out.'),
};

export const nothingIn = (line: number, text: string) => ({
  line,
  text,
  designation: '',
  written: text,
  quantity: 0,
  ambiguous: false,
  likely_quantity: 0,
  own_number: '',
  readings: [],
  items: [],
});

export const skippedLine = ({ line, text, why }: SkippedRow): QuickLine => ({
  ...nothingIn(line, truncateLine(text)),
  result: 'heading',
  message: translate(reasons[why]),
});

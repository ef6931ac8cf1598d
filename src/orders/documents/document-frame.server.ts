import { codeText } from '../../server/printing/letterhead.server.ts';
import type { Content, ContentTable, ContentText, TableCell, TableLayout } from '../../server/printing/paper.ts';
import { noBorders } from '../../server/printing/print-styles.server.ts';
import { scriptRuns } from '../../server/printing/script-runs.server.ts';
import type { PartySnapshot } from '../order-rows.contract.ts';
import { regionBelow, streetAndTown } from '../party-address.rule.ts';

const thick = 1;
const thin = 0.4;

export const framedLayout: TableLayout = {
  hLineWidth: (row, { table }) => (row === 0 || row === table.body.length ? thick : thin),
  vLineWidth: (column, { table }) => (column === 0 || column === table.body[0]?.length ? thick : thin),
  paddingTop: () => 4,
  paddingBottom: () => 4,
};

/** `code`: a number, in the monospaced face; `whole code`: on one line, so that it is copied as a whole. */
export type LabelledRow = readonly [label: string, value: string, face?: 'code' | 'whole code'];

function valueText(value: string, face: LabelledRow[2]): ContentText {
  if (face === 'whole code') return { text: value, font: 'Code' };
  return face === 'code' ? codeText(value) : { text: scriptRuns(value) };
}

export function labelledRows(rows: readonly LabelledRow[], labelWidth = 72): ContentTable {
  const known = rows.filter(([, value]) => value);
  return {
    layout: noBorders,
    table: {
      headsRows: true,
      widths: [labelWidth, '*'],
      body: known.map(([label, value, face]) => [{ text: label, fontSize: 7 }, valueText(value, face)]),
    },
  };
}

/** `taxNumberLabel` only where the tax number is printed. */
export type PartyBox = { region?: string; taxNumberLabel?: string };

export const partyBox = (
  title: string,
  party: PartySnapshot,
  { region = regionBelow(party), taxNumberLabel }: PartyBox = {},
) => ({
  stack: [
    { text: title, fontSize: 7 },
    { text: scriptRuns(party.name), bold: true },
    { text: scriptRuns(streetAndTown(party)) },
    ...(region ? [{ text: region }] : []),
    ...(taxNumberLabel && party.taxNumber ? [{ text: [`${taxNumberLabel} `, codeText(party.taxNumber)] }] : []),
    ...(party.contactName
      ? [{ text: scriptRuns([party.contactName, party.contactPhone].filter(Boolean).join(', ')) }]
      : []),
  ],
});

const columns = 4;

/** Labels above their values, four in a row; the lines above and below are drawn by what stands there. */
export function factGrid(rows: readonly LabelledRow[]): Content {
  const cells = rows
    .filter(([, value]) => value)
    .map(
      ([label, value, face]): TableCell => ({
        stack: [
          { text: label, fontSize: 7 },
          { ...valueText(value, face), bold: true },
        ],
      }),
    );
  const lines = Array.from({ length: Math.ceil(cells.length / columns) }, (_, line) => {
    const taken = cells.slice(line * columns, (line + 1) * columns);
    return [...taken, ...Array.from({ length: columns - taken.length }, () => '')];
  });
  return {
    layout: {
      ...framedLayout,
      hLineWidth: (row, { table }) => (row === 0 || row === table.body.length ? 0 : thin),
      vLineWidth: (column) => (column === 0 || column === columns ? thick : thin),
    },
    table: { widths: Array.from({ length: columns }, () => '*'), body: lines },
  };
}

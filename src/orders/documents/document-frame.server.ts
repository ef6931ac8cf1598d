import type { CustomTableLayout } from 'pdfmake/interfaces.js';
import { scriptRuns } from '../../server/printing/script-runs.server.ts';

const thick = 1;
const thin = 0.4;

export const framedLayout: CustomTableLayout = {
  hLineWidth: (row, { table }) => (row === 0 || row === table.body.length ? thick : thin),
  vLineWidth: (column, { table }) => (column === 0 || column === table.body[0]?.length ? thick : thin),
  paddingTop: () => 4,
  paddingBottom: () => 4,
};

export function labelledRows(rows: readonly (readonly [label: string, value: string])[], labelWidth = 72) {
  const known = rows.filter(([, value]) => value);
  return {
    layout: 'noBorders',
    table: {
      widths: [labelWidth, '*'],
      body: known.map(([label, value]) => [{ text: label, fontSize: 7 }, { text: scriptRuns(value) }]),
    },
  };
}

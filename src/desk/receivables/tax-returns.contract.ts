import { z } from 'zod';
import { defineContract, freeText } from '../../lib/contract.ts';
import { pickRefusals } from '../../lib/refusals.ts';
import { reportRefusals } from '../../orders/order-refusals.ts';
import { deskSite } from '../../sites/site-field.ts';
import { fileReply } from '../orders/order-file.contract.ts';

export const outwardFilesAtDesk = defineContract({
  path: 'desk/api/:site/money/gstr_1/',
  method: 'GET',
  summary: 'the tables of GSTR-1 of a month as CSV files in a ZIP, a folder for each registration (India)',
  /** The month is written like 2026-11. */
  request: z.object({ site: deskSite, month: freeText(7) }),
  reply: fileReply,
  refusals: pickRefusals(reportRefusals, 'cannot_be'),
});

export const auditFileAtDesk = defineContract({
  path: 'desk/api/:site/money/audit_file/',
  method: 'GET',
  summary: 'the audit file of a period for the Federal Tax Authority as CSV (Emirates)',
  request: z.object({ site: deskSite, from: freeText(10), to: freeText(10) }),
  reply: fileReply,
  refusals: pickRefusals(reportRefusals, 'cannot_be'),
});

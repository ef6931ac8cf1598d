import { z } from 'zod';
import { exportFormats, exportKinds } from '../../imports/exports/export-kind.data.ts';
import { exportRecord } from '../../imports/exports/export-record.contract.ts';
import { exportRefusals } from '../../imports/exports/export-refusals.ts';
import { asTyped, defineContract, doneReply, rowId } from '../../lib/contract.ts';
import { pickRefusals } from '../../lib/refusals.ts';
import { deskSite } from '../../sites/site-field.ts';

const filterField = asTyped(120).optional();

export const beginExportAtDesk = defineContract({
  path: 'desk/api/:site/exports/begin/',
  method: 'POST',
  summary:
    'makes a file of a table, or of everything, in the background; with a filter the records that the list of the desk shows with it, in its order',
  request: z.object({
    site: deskSite,
    kind: z.enum(exportKinds),
    format: z.enum(exportFormats),
    /** As the address of the list has it; left out for all records. */
    filter: z
      .object({
        q: filterField,
        view: filterField,
        sort: filterField,
        maker: filterField,
        category: filterField,
        manager: filterField,
        placedFrom: filterField,
        placedTo: filterField,
        /** Of one customer. */
        customer: filterField,
        /** The list of receivables, not that of customers. */
        receivables: filterField,
        /** The price list or customer of a sheet, as 'list-12' or 'customer-34'. */
        owner: filterField,
      })
      .optional(),
  }),
  reply: z.object({ success: z.literal(true), id: z.number() }),
  refusals: pickRefusals(exportRefusals, 'too_many', 'kind', 'format'),
});

export const exportAtDesk = defineContract({
  path: 'desk/api/:site/exports/one/',
  method: 'GET',
  summary: 'says how far an export is',
  request: z.object({ site: deskSite, id: rowId }),
  reply: z.object({ success: z.literal(true), export: exportRecord }),
});

export const listExportsAtDesk = defineContract({
  path: 'desk/api/:site/exports/',
  method: 'GET',
  summary: 'lists the exports of the last days, the newest first',
  request: z.object({ site: deskSite }),
  reply: z.object({
    success: z.literal(true),
    rows: z.array(exportRecord),
    /** What the role may take out. */
    kinds: z.array(z.enum(exportKinds)),
  }),
});

export const removeExportAtDesk = defineContract({
  path: 'desk/api/:site/exports/remove/',
  method: 'POST',
  summary: 'stops an export, or deletes its file',
  request: z.object({ site: deskSite, id: rowId }),
  reply: doneReply,
});

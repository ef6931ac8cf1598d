import { z } from 'zod';
import { type Contract, defineContract } from '../../lib/contract.ts';

type Names = Readonly<Record<string, string>>;

/** A batch whose rows are saved or refused one by one. */
export type BatchContract = Contract<z.ZodType<{ rows: unknown[] }>> & { rowRefusals: Names; saved: z.ZodType };

/** The schema of a row finds these, before the call sees the row. */
const invalidRow = {
  missing_value: 'A value that is needed was not sent.',
  invalid_value: 'A value has a wrong type, or is beyond its limits.',
} as const;

type Batch<Path extends string, Request, Saved extends z.core.$ZodLooseShape, RowRefusals, Refusals> = {
  path: Path;
  operation: string;
  summary: string;
  request: Request;
  /** The name of a row in those of its results: 'Dispatch' gives SavedDispatch and RefusedDispatch. */
  name: string;
  /** The fields of the result of a saved row. */
  saved: z.ZodObject<Saved>;
  rowRefusals: RowRefusals;
  refusals?: Refusals;
  params?: Readonly<Record<string, string>>;
};

export function defineBatchContract<
  Path extends string,
  Request extends z.ZodType<{ rows: unknown[] }>,
  Saved extends z.core.$ZodLooseShape,
  const RowRefusals extends Names,
  const Refusals extends Names = Record<never, string>,
>({ name, saved, rowRefusals: own, ...batch }: Batch<Path, Request, Saved, RowRefusals, Refusals>) {
  const rowRefusals = { ...invalidRow, ...own };
  const row = z.number().int().describe('Counts from 1.');
  const savedRow = z.object({ row, saved: z.literal(true), ...saved.shape }).meta({ id: `Saved${name}` });
  const refusedRow = z
    .object({ row, saved: z.literal(false), error: rowError(rowRefusals) })
    .meta({ id: `Refused${name}` });
  const reply = z
    .object({
      saved: z.number().int(),
      refused: z.number().int(),
      rows: z.array(z.discriminatedUnion('saved', [savedRow, refusedRow])),
    })
    .describe('One result for each row, in the order of the request. A refused row does not stop the others.')
    .meta({ id: `${name}Results` });
  return { ...defineContract({ ...batch, method: 'POST', reply }), rowRefusals, saved };
}

function rowError(refusals: Names) {
  const codes = Object.keys(refusals) as [string, ...string[]];
  const meanings = codes.map((code) => `- \`${code}\`: ${refusals[code]}`).join('\n');
  const detail = {
    code: z.enum(codes).describe(meanings),
    message: z.string().describe('For people.'),
    param: z.string().nullable().describe('The field of the row, such as `lines.0.quantity`.'),
  };
  return z.object({ ...detail, errors: z.array(z.object(detail)).optional().describe('Every wrong field.') });
}

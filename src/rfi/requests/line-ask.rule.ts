// What the review page takes for one line beside its quantity: target price, remark and a file, each in a field of the form.

import type { FieldError } from '../../lib/contract.ts';
import { t } from '../../lib/i18n.ts';
import type { Site } from '../../sites/site.ts';
import { readTargetPrice, targetExample } from './target-price.rule.ts';

type Values = Readonly<Record<string, string>>;

/** The names of the fields of a line; the name of a file stands beside its id, so that a draft can show it. */
export const lineAskFields = (lineId: number) => ({
  target: `target-${lineId}`,
  remark: `remark-${lineId}`,
  fileId: `file-${lineId}`,
  fileName: `file-name-${lineId}`,
});

export function targetProblems(
  values: Values,
  lineIds: readonly number[],
  { currency }: Pick<Site, 'currency'>,
): FieldError[] {
  const fields = lineIds.map((id) => lineAskFields(id).target);
  const message = t`Please enter an amount above 0, such as ${targetExample(currency)}.`;
  return fields
    .filter((field) => readTargetPrice(values[field] ?? '') === undefined)
    .map((field) => ({ field, message }));
}

/** The part of the request that is about the line; nothing where nothing was entered. */
export function askedOfLine(values: Values, lineId: number) {
  const { target, remark, fileId } = lineAskFields(lineId);
  return {
    ...(values[target] && { target_price: values[target] }),
    ...(values[remark] && { remark: values[remark] }),
    ...(values[fileId] && { file_id: values[fileId] }),
  };
}

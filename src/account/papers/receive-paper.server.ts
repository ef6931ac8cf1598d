import { translate } from '../../lib/i18n.ts';
import type { CallContext } from '../../server/calls/define-call.server.ts';
import { HttpError } from '../../server/refuse.server.ts';
import { invalidFieldsError } from '../forms/refuse-fields.server.ts';
import { inspectPaper } from './inspect-paper.server.ts';
import type { PaperType } from './paper-content.rule.ts';
import { maxPaperBytes, type PaperProblem, paperProblems } from './paper-file.rule.ts';

export type ReceivedPaper = { content: Uint8Array; type: PaperType; pages: number };

/** The file of a request, once it is known to be whole and harmless; what is wrong is said at the field. */
export async function receivePaper(
  { readFile }: Pick<CallContext, 'readFile'>,
  problems: Readonly<Record<PaperProblem, string>> = paperProblems,
): Promise<ReceivedPaper> {
  const content = await readFile(maxPaperBytes);
  const message = translate(problems.too_large);
  if (!content) throw new HttpError(413, message, { errors: [{ field: 'file', message }] });
  const inspected = await inspectPaper(content);
  if ('problem' in inspected)
    throw invalidFieldsError([{ field: 'file', message: translate(problems[inspected.problem]) }]);
  return { content, ...inspected };
}

import type { z } from 'zod';
import { msg, t, translate } from '../../lib/i18n.ts';
import { HttpError } from '../refuse.server.ts';
import type { Handler } from './define-call.server.ts';
import { errorForPrograms } from './error-for-programs.ts';

const maxDepth = 20;
/** The largest call has 2,000 lines of 20 fields: 42,000 values. */
const maxValues = 50_000;

/** PostgreSQL cannot store NUL or a lone surrogate. */
export const isValidText = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();

export type BodyProblem = {
  kind: 'text' | 'depth' | 'size';
  field: string;
};

export function findBodyProblem(body: unknown): BodyProblem | undefined {
  const left: { value: unknown; field: string; depth: number }[] = [{ value: body, field: '', depth: 0 }];
  let values = 0;
  for (let next = left.pop(); next; next = left.pop()) {
    const { value, field, depth } = next;
    values += 1;
    if (typeof value === 'string' && !isValidText(value)) return { kind: 'text', field };
    if (typeof value !== 'object' || value === null) continue;
    if (depth >= maxDepth) return { kind: 'depth', field };
    // Pairs of a list of half a million values would take a quarter of a second.
    const count = Array.isArray(value) ? value.length : Object.keys(value).length;
    if (values + left.length + count > maxValues) return { kind: 'size', field };
    for (const [key, inner] of Object.entries(value)) {
      if (!isValidText(key)) return { kind: 'text', field };
      left.push({ value: inner, field: field ? `${field}.${key}` : key, depth: depth + 1 });
    }
  }
  return undefined;
}

/** Throws a 400 that names the field. */
export function validRequest(handler: Handler, body: unknown): unknown {
  const problem = findBodyProblem(body);
  if (problem) throw bodyError(problem);
  const read = parsed(handler, body);
  if (read.success) return read.data;
  const errors = read.error.issues.map((issue) => ({
    field: issue.path.join('.'),
    message: messageOf(handler, issue),
  }));
  throw new HttpError(400, errors[0]?.message ?? t`The request is not valid.`, { errors });
}

/** Zod reads `length` of any value, which throws for some objects. */
function parsed({ contract, audience }: Handler, body: unknown) {
  try {
    return contract.request.safeParse(body ?? {}, audience === 'programs' ? { error: errorForPrograms } : {});
  } catch (cause) {
    if (cause instanceof TypeError) throw new HttpError(400, t`The request is not valid.`);
    throw cause;
  }
}

const bodyProblemMessages: Readonly<Record<BodyProblem['kind'], string>> = {
  text: msg('The request contains an invalid character. Please remove it and try again.'),
  depth: msg('The request is nested too deeply.'),
  size: msg('The request contains too many values. Please send it in parts.'),
};

function bodyError({ kind, field }: BodyProblem): HttpError {
  const message = translate(bodyProblemMessages[kind]);
  return new HttpError(400, message, field ? { errors: [{ field, message }] } : {});
}

function messageOf({ audience }: Handler, issue: z.core.$ZodIssue): string {
  const field = audience === 'programs' ? '' : fieldWords(issue.path);
  if (issue.code !== 'invalid_type' || field === '') return translate(issue.message);
  const line = issue.path.findLast((part) => typeof part === 'number');
  return line === undefined ? t`Please enter ${field}` : t`Please enter ${field} in line ${line + 1}`;
}

/** 'item quantity' for the field `item_quantity`, wherever it is in the request. */
export const fieldWords = (path: readonly PropertyKey[]): string =>
  String(path.findLast((part) => typeof part === 'string') ?? '')
    .replaceAll('_', ' ')
    .replace(/([a-z])(?=[A-Z])/g, '$1 ')
    .trim();

export function isValidUrl({ pathname, search, searchParams }: URL): boolean {
  // A lone surrogate in UTF-8, which URLSearchParams would silently replace.
  if (/%ed%[ab]/i.test(search)) return false;
  return isValidPath(pathname) && [...searchParams].every(([name, value]) => isValidText(name) && isValidText(value));
}

function isValidPath(pathname: string): boolean {
  try {
    return isValidText(decodeURIComponent(pathname));
  } catch {
    return false;
  }
}

import type { z } from 'zod';
import type { FieldError } from '../../lib/contract.ts';
import { msg, t, translate } from '../../lib/i18n.ts';
import { HttpError } from '../refuse.server.ts';
import type { Handler } from './define-call.server.ts';
import { errorForPeople } from './error-for-people.ts';
import { InvalidRow } from './invalid-row.ts';

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
  if (handler.contract.rowRefusals) return validBatch(handler, body);
  refuseBadBody(body);
  const read = parsed(handler, body);
  if (read.success) return read.data;
  throw invalidRequest(read.error.issues.flatMap((issue) => errorsOf(handler, issue)));
}

/** A row that is wrong is refused by itself: an `InvalidRow` stands in its place. */
function validBatch(handler: Handler, body: unknown): unknown {
  const sent = (body ?? {}) as { rows?: unknown };
  const rows: readonly unknown[] = Array.isArray(sent.rows) ? sent.rows : [];
  const wrong = new Map<number, InvalidRow>();
  rows.forEach((row, index) => {
    const problem = findBodyProblem(row);
    if (problem) wrong.set(index, new InvalidRow([{ field: problem.field, message: problemMessage(problem) }]));
  });
  const places = () => [...rows.keys()].filter((index) => !wrong.has(index));
  const withGoodRows = () =>
    Array.isArray(sent.rows) ? { ...sent, rows: places().map((index) => rows[index]) } : sent;
  refuseBadBody(withGoodRows());
  const first = parsed(handler, withGoodRows());
  if (first.success) return withWrongRows(first.data, rows, wrong);
  const [inRows, elsewhere] = partition(first.error.issues, ({ path }) => path[0] === 'rows' && path.length > 1);
  if (elsewhere.length > 0) throw invalidRequest(elsewhere.flatMap((issue) => errorsOf(handler, issue)));
  const before = places();
  for (const [place, issues] of Map.groupBy(inRows, ({ path }) => Number(path[1]))) {
    const errors = issues.flatMap((issue) => errorsOf(handler, { ...issue, path: issue.path.slice(2) }));
    wrong.set(before[place] ?? 0, new InvalidRow(errors));
  }
  const second = parsed(handler, withGoodRows());
  if (!second.success) throw invalidRequest([]);
  return withWrongRows(second.data, rows, wrong);
}

function withWrongRows(read: unknown, rows: readonly unknown[], wrong: ReadonlyMap<number, InvalidRow>) {
  const good = (read as { rows: readonly unknown[] }).rows.values();
  return { ...(read as object), rows: rows.map((_row, index) => wrong.get(index) ?? good.next().value) };
}

const partition = <T>(all: readonly T[], isFirst: (one: T) => boolean): [T[], T[]] => [
  all.filter(isFirst),
  all.filter((one) => !isFirst(one)),
];

const invalidRequest = (errors: FieldError[]) =>
  new HttpError(400, errors[0]?.message ?? t`The request is not valid.`, { errors });

/** An unknown parameter of a query is named by itself. */
function errorsOf(handler: Handler, issue: z.core.$ZodIssue): FieldError[] {
  const message = translate(issue.message);
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((field) => ({ field, message: `${message}: ${field}`, code: 'unknown_parameter' }));
  const field = issue.path.join('.');
  if (handler.audience !== 'programs') return [{ field, message }];
  return [{ field, message, code: message === nothingSent ? 'missing_value' : 'invalid_value' }];
}

function refuseBadBody(body: unknown): void {
  const problem = findBodyProblem(body);
  if (!problem) return;
  const { field } = problem;
  const message = problemMessage(problem);
  throw new HttpError(400, message, field ? { errors: [{ field, message }] } : {});
}

/** Zod reads `length` of any value, which throws for some objects. */
function parsed({ contract, audience }: Handler, body: unknown) {
  try {
    return contract.request.safeParse(body ?? {}, {
      error: audience === 'programs' ? errorForPrograms : errorForPeople,
    });
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

const problemMessage = ({ kind }: BodyProblem) => translate(bodyProblemMessages[kind]);

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

const names: Readonly<Record<string, string>> = {
  int: 'a whole number',
  number: 'a number',
  string: 'a text',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

const nothingSent = 'Please send a value';

/** The errors are for programmers and in English. What a schema says itself comes before them. */
export function errorForPrograms(issue: z.core.$ZodRawIssue): string {
  if (issue.input === undefined) return nothingSent;
  switch (issue.code) {
    case 'invalid_type':
      return `Please send ${names[issue.expected] ?? 'another value'}`;
    case 'too_small':
      return `Please send at least ${issue.minimum}`;
    case 'too_big':
      return `Please send at most ${issue.maximum}`;
    case 'invalid_value':
      return `Please send one of: ${issue.values.join(', ')}`;
    case 'unrecognized_keys':
      return 'The call knows no such parameter';
    case 'invalid_union':
      return 'Please send a text or a number';
    default:
      return 'Please send another value';
  }
}

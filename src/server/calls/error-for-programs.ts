import type { z } from 'zod';

const names: Readonly<Record<string, string>> = {
  int: 'a whole number',
  number: 'a number',
  string: 'a text',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

/** What a value that was not sent is told. */
export const nothingSent = 'Please send a value';

/** For programmers, in English. What a schema says itself comes before it. */
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

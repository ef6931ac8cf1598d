import type { Confirmable, Trial } from './opening-facts.data.ts';

export const checkGroups = ['firm', 'money', 'messages', 'catalogue', 'customers', 'safety'] as const;
export type CheckGroup = (typeof checkGroups)[number];

export type Check = {
  key: string;
  group: CheckGroup;
  label: string;
  state: 'done' | 'missing' | 'advised';
  /** A sentence that says what is missing, or what is there. */
  sentence: string;
  /** The page of the desk where it is fixed, below /desk/:site/; null where the server's settings do. */
  path: string | null;
  /** The facts that a person confirms on the checklist itself. */
  confirms?: Confirmable;
  /** The trial that is made on the checklist itself: 'mail', 'sms' or a payment gateway. */
  trial?: Trial;
  /** A trial message is on its way. */
  isWaiting?: boolean;
};

export type Need = Omit<Check, 'group' | 'state' | 'sentence'> & { isDone: boolean; has: string; lacks: string };

export const required = (group: CheckGroup, need: Need): Check => toCheck(group, need, 'missing');
export const advised = (group: CheckGroup, need: Need): Check => toCheck(group, need, 'advised');

function toCheck(group: CheckGroup, { isDone, has, lacks, ...rest }: Need, otherwise: 'missing' | 'advised'): Check {
  return { ...rest, group, state: isDone ? 'done' : otherwise, sentence: isDone ? has : lacks };
}

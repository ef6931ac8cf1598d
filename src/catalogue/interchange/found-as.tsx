import { t } from '../../lib/i18n.ts';
import type { FoundAs } from '../items/item.contract.ts';
import { Differences } from './differences.tsx';

/** Why an item is not just what was searched for: 'Clearance CN, not C3'; nothing where it is. */
export function FoundAsText({ found_as, differs }: FoundAs) {
  if (found_as === 'old number') return t`Another bearing, by the old number`;
  if (found_as === 'other reading') return t`Another bearing, by another reading`;
  if (found_as === 'longer number') return t`Another bearing, whose number is longer`;
  return <Differences differs={differs} />;
}

export const isSomethingElse = ({ found_as, differs }: FoundAs): boolean => found_as !== '' || differs.length > 0;

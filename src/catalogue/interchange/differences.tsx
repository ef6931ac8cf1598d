import { Fragment } from 'react';
import type { Difference } from '../items/item.contract.ts';
import { differenceParts, differencePartsMidSentence } from './difference-text.rule.ts';

export function Differences({ differs }: { differs: readonly Difference[] }) {
  return differs.map((difference, index) => {
    const [lead, theirs, tail] = (index > 0 ? differencePartsMidSentence : differenceParts)(difference);
    return (
      <Fragment key={difference.what}>
        {index > 0 && '; '}
        {lead}
        {theirs && <b>{theirs}</b>}
        {tail}
      </Fragment>
    );
  });
}

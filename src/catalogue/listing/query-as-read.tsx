import { Fragment } from 'react';
import { t } from '../../lib/i18n.ts';
import type { QueryPart } from '../search/read-query.ts';

/** The searched number, with what was not understood struck through. */
export function QueryAsRead({ parts, className }: { parts: readonly QueryPart[]; className?: string | undefined }) {
  if (parts.length === 0) return null;
  return (
    <p className={className}>
      {t`How we read it:`}{' '}
      <b dir="ltr" translate="no">
        {parts.map(({ text, from, understood }) => (
          <Fragment key={from}>{understood ? <span>{text}</span> : <s>{text}</s>}</Fragment>
        ))}
      </b>
      {'. '}
      {t`What is struck through was not understood.`}
    </p>
  );
}

import { Fragment } from 'react';
import { t } from '../../lib/i18n.ts';
import type { QueryPart } from '../search/read-query.ts';
import styles from './query-as-read.module.css';

/** The searched number, with what was not understood struck through. */
export function QueryAsRead({ parts }: { parts: readonly QueryPart[] }) {
  if (parts.length === 0) return null;
  return (
    <p className={styles.read}>
      {t`How we read it:`}{' '}
      <b dir="ltr">
        {parts.map(({ text, from, isUnderstood }) => (
          <Fragment key={from}>{isUnderstood ? text : <s>{text}</s>}</Fragment>
        ))}
      </b>
      {'. '}
      {t`What is struck through was not understood.`}
    </p>
  );
}

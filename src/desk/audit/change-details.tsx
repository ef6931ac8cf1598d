import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';
import { useFormats } from '../shell/use-formats.ts';
import styles from './audit.module.css';
import { type AuditChange, changesIn, factsIn } from './audit-changes.ts';

/** An entry with more lines shows these first. */
const shortest = 8;

type Line = { name: string; text: ReactNode };

/** The details tell what was changed, field by field, then what else was written down. */
export function ChangeDetails({ details }: { details: Record<string, unknown> | null }) {
  const { money, time } = useFormats();
  const lines: Line[] = [
    ...changesIn(details ?? {}, { money, time }).map((change) => ({ name: change.name, text: <Change {...change} /> })),
    ...factsIn(details ?? {}, { money, time }).map(({ name, value }) => ({ name, text: value })),
  ];
  if (lines.length === 0) return null;
  const rest = lines.slice(shortest);
  return (
    <>
      <Lines lines={lines.slice(0, shortest)} />
      {rest.length > 0 && (
        <details>
          <summary>{`${rest.length} more`}</summary>
          <Lines lines={rest} />
        </details>
      )}
    </>
  );
}

const Lines = ({ lines }: { lines: readonly Line[] }) => (
  <dl className={styles.details}>
    {lines.map(({ name, text }, place) => (
      <div key={`${place} ${name}`}>
        <dt className={name === '' ? styles.unseen : undefined}>{name || 'value'}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
);

const Change = ({ before, after }: AuditChange) => (
  <>
    {before && (
      <del>
        <VisuallyHidden>was</VisuallyHidden> {before}
      </del>
    )}{' '}
    <ins>
      <VisuallyHidden>is</VisuallyHidden> {after || 'none'}
    </ins>
  </>
);

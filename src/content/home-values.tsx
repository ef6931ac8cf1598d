import { say } from '../lib/say.ts';
import type { HomeWords } from '../sites/words.ts';
import { SectionHead } from '../ui/layout.tsx';
import { clientMarks } from './client-marks.data.ts';
import styles from './home-values.module.css';

/** What the house stands for. */
export function Values({ words: { values } }: { words: HomeWords }) {
  if (!values) return null;
  return (
    <>
      <SectionHead title={say`What you can count on`} />
      <dl className={styles.values}>
        {values.map(({ title, text }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** Clients by what they make; a row that scrolls where it does not fit. */
export function Clients({ words: { clients } }: { words: HomeWords }) {
  if (!clients) return null;
  return (
    <>
      <SectionHead title={say`Clients`} meta={clients.note} />
      <ul className={styles.clients} aria-label={say`Clients`}>
        {clients.list.map(({ name, mark }) => (
          <li key={name}>
            <svg width="56" height="56" viewBox="0 0 72 72" aria-hidden="true">
              <path d={clientMarks[mark]} />
            </svg>
            {name}
          </li>
        ))}
      </ul>
    </>
  );
}

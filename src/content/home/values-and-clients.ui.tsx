import { t } from '../../lib/i18n.ts';
import type { HomeContent } from '../../sites/home-content.ts';
import { SectionHeader } from '../../ui/page/layout.tsx';
import { clientIcons } from './client-icons.data.ts';
import styles from './values-and-clients.module.css';

export function Values({ content: { values } }: { content: HomeContent }) {
  if (!values) return null;
  return (
    <>
      <SectionHeader title={t`What you can count on`} />
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

export function Clients({ content: { clients } }: { content: HomeContent }) {
  if (!clients) return null;
  return (
    <>
      <SectionHeader title={t`Clients`} meta={clients.note} />
      <ul className={styles.clients} aria-label={t`Clients`}>
        {clients.list.map(({ name, mark }) => (
          <li key={name}>
            <svg width="56" height="56" viewBox="0 0 72 72" aria-hidden="true">
              <path d={clientIcons[mark]} />
            </svg>
            {name}
          </li>
        ))}
      </ul>
    </>
  );
}

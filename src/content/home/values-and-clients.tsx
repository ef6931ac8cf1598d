import { t } from '../../lib/i18n.ts';
import type { HomeContent } from '../../sites/home-content.ts';
import { SectionHeader } from '../../ui/page/layout.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
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

/** A strip that scrolls where there are many; each leads to what clients say. */
export function Clients({ content: { clients } }: { content: HomeContent }) {
  const { pages } = useSite();
  if (!clients) return null;
  return (
    <>
      <SectionHeader title={t`Clients`} meta={clients.note} />
      <ul className={styles.clients} aria-label={t`Clients`}>
        {clients.list.map(({ name, logo, drawing }) => (
          <li key={name}>
            <a href={pages.about}>
              {logo ? (
                <img src={logo} alt="" />
              ) : (
                <svg viewBox="0 0 72 72" aria-hidden="true">
                  <path d={drawing} />
                </svg>
              )}
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

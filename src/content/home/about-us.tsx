import { t } from '../../lib/i18n.ts';
import type { HomeContent } from '../../sites/home-content.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import styles from './about-us.module.css';

export function AboutUs({ content }: { content: HomeContent }) {
  const { pages } = useSite();
  return (
    <div className={styles.about}>
      {content.about.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <ButtonLink to={pages.about}>{t`Know More`}</ButtonLink>
    </div>
  );
}

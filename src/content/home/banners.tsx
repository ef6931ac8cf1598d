import { t } from '../../lib/i18n.ts';
import type { Banner } from '../../sites/home-content.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import styles from './banners.module.css';

/** What the seller announces; nothing where there is nothing. */
export function Banners({ banners }: { banners: readonly Banner[] }) {
  if (banners.length === 0) return null;
  return (
    <section className={styles.banners} aria-label={t`Offers and news`}>
      {banners.map(({ title, text, picture, link }) => (
        <article key={title} className={styles.banner}>
          {picture && <img className={styles.picture} src={picture} alt="" />}
          <div className={styles.words}>
            <h2 className={styles.title}>{title}</h2>
            {text && <p className={styles.text}>{text}</p>}
            {link && <ButtonLink to={link.to}>{link.label}</ButtonLink>}
          </div>
        </article>
      ))}
    </section>
  );
}

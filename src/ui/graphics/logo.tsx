import { Link } from 'react-router';
import { t } from '../../lib/i18n.ts';
import { classNames } from '../class-names.ts';
import { useSite } from '../page/site-context.tsx';
import styles from './logo.module.css';
import { SiteMark } from './site-mark.tsx';

export type LogoProps = {
  to?: string | undefined;
  size?: 'small' | 'normal' | 'large' | undefined;
};

const markSizes = { small: 18, normal: 34, large: 40 };

/** On a coloured background set `--logo-mark`, `--logo-name` and `--logo-tagline`. */
export function Logo({ to, size = 'normal' }: LogoProps) {
  const { name, tagline } = useSite();
  const className = classNames(styles.logo, size !== 'normal' && styles[size]);
  const content = (
    <>
      <SiteMark size={markSizes[size]} />
      <span>
        <span className={styles.name}>{name}</span>
        {size !== 'small' && tagline && <span className={styles.tagline}>{tagline}</span>}
      </span>
    </>
  );
  if (!to) return <span className={className}>{content}</span>;
  return (
    <Link className={className} to={to} aria-label={t`${name} home`}>
      {content}
    </Link>
  );
}

import { Link } from 'react-router';
import { t } from '../../lib/i18n.ts';
import type { OwnLook, OwnPicture } from '../../sites/site-facts.ts';
import { classNames } from '../class-names.ts';
import { useSite } from '../page/site-context.tsx';
import styles from './logo.module.css';
import { SiteMark } from './site-mark.tsx';

export type LogoProps = {
  to?: string | undefined;
  size?: 'small' | 'normal' | 'large' | undefined;
};

const markSizes = { small: 18, normal: 34, large: 40 };

/** On a coloured background set `--logo-mark`, `--logo-name`, `--logo-tagline`, and what is shown of an own logo. */
export function Logo({ to, size = 'normal' }: LogoProps) {
  const { name, tagline, ownLook } = useSite();
  const className = classNames(styles.logo, size !== 'normal' && styles[size]);
  const taglineBelow = size !== 'small' && tagline && <span className={styles.tagline}>{tagline}</span>;
  const content = ownLook?.logo ? (
    <span>
      <OwnLogo look={ownLook} name={name} />
      {taglineBelow}
    </span>
  ) : (
    <>
      <SiteMark size={markSizes[size]} />
      <span>
        <span className={styles.name}>{name}</span>
        {taglineBelow}
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

/** Of two logos, style sheets show the one for the ground. */
function OwnLogo({ look: { logo, logoOnDark }, name }: { look: OwnLook; name: string }) {
  const picture = (of: OwnPicture | undefined, ground: string | undefined) =>
    of && <img className={`${styles.own} ${ground}`} src={of.href} width={of.width} height={of.height} alt={name} />;
  return (
    <>
      {picture(logo, logoOnDark ? styles.onLight : styles.onField)}
      {picture(logoOnDark, styles.onDark)}
    </>
  );
}

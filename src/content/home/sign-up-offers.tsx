import { signUpPath } from '../../account/buyer-kind.rule.ts';
import { t } from '../../lib/i18n.ts';
import type { HomeContent } from '../../sites/home-content.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { Block, Cell, Cells } from '../../ui/page/block.tsx';
import styles from './sign-up-offers.module.css';

export function SignUpOffers({ content }: { content: HomeContent }) {
  return (
    <section className={styles.offers} aria-label={t`Open an account`}>
      <div>
        <h2>{t`Sign Up`}</h2>
        <p>{content.joins.user}</p>
        <ButtonLink kind="primary" to={signUpPath('user')}>{t`Sign Up`}</ButtonLink>
      </div>
      <div>
        <h2>{t`Join Now`}</h2>
        <p>{content.joins.partner}</p>
        <ButtonLink to={signUpPath('partner')}>{t`Join Now`}</ButtonLink>
      </div>
    </section>
  );
}

export function TermsList({ content, columns = 1 }: { content: HomeContent; columns?: number }) {
  return (
    <Block>
      <Cells columns={columns}>
        {content.terms.map(({ label, value, to }) => (
          <Cell key={label} label={label}>
            {to ? <a href={to}>{value}</a> : value}
          </Cell>
        ))}
      </Cells>
    </Block>
  );
}

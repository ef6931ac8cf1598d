import { signUpAs } from '../account/buyer-kind.rule.ts';
import { say } from '../lib/say.ts';
import type { HomeWords } from '../sites/words.ts';
import { Block, Cell, Cells } from '../ui/block.tsx';
import { ButtonLink } from '../ui/button.tsx';
import styles from './home-joins.module.css';

/** Sign Up for who buys for a plant of its own, Join Now for who sells on; a customer finds what it ordered. */
export function Joins({ words, signedIn }: { words: HomeWords; signedIn: boolean }) {
  if (signedIn) return <Back />;
  return (
    <section className={styles.joins} aria-label={say`Open an account`}>
      <div>
        <h2>{say`Sign Up`}</h2>
        <p>{words.joins.user}</p>
        <ButtonLink kind="primary" to={signUpAs('user')}>{say`Sign Up`}</ButtonLink>
      </div>
      <div>
        <h2>{say`Join Now`}</h2>
        <p>{words.joins.partner}</p>
        <ButtonLink kind="mark" to={signUpAs('partner')}>{say`Join Now`}</ButtonLink>
      </div>
    </section>
  );
}

function Back() {
  return (
    <section className={styles.joins} aria-label={say`Your account`}>
      <div>
        <h2>{say`Orders`}</h2>
        <p>{say`Where each order is, its papers, and the items to order again.`}</p>
        <ButtonLink kind="primary" to="/order-history">{say`Order History`}</ButtonLink>
      </div>
      <div>
        <h2>{say`RFI`}</h2>
        <p>{say`What you asked for, what was answered, and until when it is good.`}</p>
        <ButtonLink to="/rfq-history">{say`RFI History`}</ButtonLink>
      </div>
    </section>
  );
}

/** When prices are shown, and the way in for who is known already. */
export function Terms({ words, columns = 1 }: { words: HomeWords; columns?: number }) {
  return (
    <Block>
      <Cells columns={columns}>
        {words.terms.map(({ label, value, to }) => (
          <Cell key={label} label={label}>
            {to ? <a href={to}>{value}</a> : value}
          </Cell>
        ))}
      </Cells>
    </Block>
  );
}

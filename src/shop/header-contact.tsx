import { say } from '../lib/say.ts';
import { Icon } from '../ui/icon.tsx';
import { Wrap } from '../ui/layout.tsx';
import { phoneHref } from '../ui/phone-href.ts';
import { useSite } from '../ui/site-context.tsx';
import styles from './header-contact.module.css';

/** Place, phone, sales mailbox and social links of the trading house. */
export function ContactLine() {
  const { contact, currency } = useSite();
  return (
    <div className={styles.band}>
      <Wrap>
        <div className={styles.line}>
          <span>
            <Icon name="place" small />
            {contact.location}
          </span>
          <a href={phoneHref(contact.phone)}>
            <Icon name="phone" small />
            <bdi>{contact.phone}</bdi>
          </a>
          <a className={styles.mail} href={`mailto:${contact.email}`}>
            <Icon name="mail" small />
            {contact.email}
          </a>
          <span className={styles.socials}>
            <span title={say`Prices are in this currency`}>{currency}</span>
            {contact.socials.map(({ name, href }) => (
              <a key={name} href={href} rel="noopener">
                {name}
              </a>
            ))}
          </span>
        </div>
      </Wrap>
    </div>
  );
}

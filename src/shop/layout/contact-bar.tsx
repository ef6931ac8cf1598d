import { t } from '../../lib/i18n.ts';
import { Icon } from '../../ui/graphics/icon.tsx';
import { Container } from '../../ui/page/layout.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { phoneHref } from '../../ui/text/phone-href.ts';
import styles from './contact-bar.module.css';

export function ContactBar() {
  const { contact, currency } = useSite();
  return (
    <div className={styles.band}>
      <Container>
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
            <span title={t`Prices are in this currency`}>{currency}</span>
            {contact.socials.map(({ name, href }) => (
              <a key={name} href={href} rel="noopener">
                {name}
              </a>
            ))}
          </span>
        </div>
      </Container>
    </div>
  );
}

import { Link } from 'react-router';
import { t } from '../../lib/i18n.ts';
import { Amount } from '../../ui/items/amount.tsx';
import { AvailabilityLabel } from '../../ui/items/availability.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { MailLink } from '../../ui/text/mail-link.tsx';
import { phoneHref } from '../../ui/text/phone-href.ts';
import { tRich } from '../../ui/text/rich-text.tsx';
import styles from './ask-for-variant.module.css';
import type { RenderAskForQuote } from './render-ask-for-quote.ts';
import type { ShownVariant } from './use-shown-variant.ts';
import { differingParts, type Family, nearestVariants } from './variant-choice.rule.ts';
import { differenceText, requestedName } from './variant-text.rule.ts';

const maxNearest = 3;

type AskForVariantProps = { family: Family; shown: ShownVariant; renderAsk?: RenderAskForQuote | undefined };

/** Stands in place of price and stock, for a bearing that is not in the list. */
export function AskForVariant({ family, shown, renderAsk }: AskForVariantProps) {
  const { contact } = useSite();
  const name = requestedName(family, shown);
  const subject = encodeURIComponent(t`Price and delivery of ${name}`);
  const mail = <MailLink to={contact.email} subject={subject} />;
  const phone = <a href={phoneHref(contact.phone)}>{contact.phone}</a>;
  return (
    <section className={styles.ask} aria-label={t`Price and availability`}>
      <div className={styles.words}>
        <b>{t`Not in our list`}</b>
        {renderAsk?.(name)}
        <p>{tRich`We ask the maker for it. For price and delivery write to ${mail} or call ${phone}.`}</p>
      </div>
      <div className={styles.nearest}>
        <span className={styles.label}>{t`Nearest that we sell`}</span>
        {nearestVariants(family, shown.choice, maxNearest).map((variant) => (
          <Link
            key={variant.itemid}
            className={styles.row}
            to={shown.hrefOf({ choice: variant.choice, variant })}
            replace
            preventScrollReset
          >
            <span className={styles.name}>{variant.itemname}</span>
            <span className={styles.differs}>
              {differenceText(differingParts(variant.choice, shown.choice), variant)}
            </span>
            {variant.Availability && <AvailabilityLabel status={variant.Availability} />}
            {(variant.your_price || variant.list_price) > 0 && (
              <b>
                <Amount value={variant.your_price || variant.list_price} showCurrency />
              </b>
            )}
          </Link>
        ))}
      </div>
    </section>
  );
}

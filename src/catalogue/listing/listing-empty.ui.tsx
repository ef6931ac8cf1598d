import { plural, t } from '../../lib/i18n.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { MailLink } from '../../ui/text/mail-link.tsx';
import { phoneHref } from '../../ui/text/phone-href.ts';
import { tRich } from '../../ui/text/rich-text.tsx';
import { type ListingQuery, listingHref, withoutFilters } from './listing-query.rule.ts';

type NothingListedProps = { query: ListingQuery; total: number };

export function EmptyListing({ query, total }: NothingListedProps) {
  const { contact } = useSite();
  if (total > 0)
    return (
      <EmptyState
        title={t`There are no more items`}
        actions={<ButtonLink kind="primary" to={listingHref({ ...query, page: 1 })}>{t`First page`}</ButtonLink>}
      >{t`The search found ${plural(total, 'item')}; this page lies behind the last of them.`}</EmptyState>
    );
  if (Object.keys(query.filters).length > 0)
    return (
      <EmptyState
        title={t`No Result Found`}
        actions={
          <ButtonLink kind="primary" to={listingHref(withoutFilters(query))}>{t`Take all filters off`}</ButtonLink>
        }
      >{t`Nothing fits all of these filters together. Take one off above, or all of them.`}</EmptyState>
    );
  const mail = <MailLink to={contact.email} />;
  const phone = <a href={phoneHref(contact.phone)}>{contact.phone}</a>;
  return (
    <EmptyState title={t`No Result Found`} actions={<ButtonLink to="/listing">{t`All products`}</ButtonLink>}>
      <p>{t`Try the number as stamped, with or without blanks and dashes; the size as bore, outside and width (25x52x15); or several numbers with a comma between them.`}</p>
      <p>{tRich`Not sold here as you know it? Ask ${mail} or ${phone}.`}</p>
    </EmptyState>
  );
}

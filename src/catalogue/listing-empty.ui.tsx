import { countOf, say } from '../lib/say.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { MailLink } from '../ui/mail-link.tsx';
import { phoneHref } from '../ui/phone-href.ts';
import { sayWith } from '../ui/say-with.tsx';
import { useSite } from '../ui/site-context.tsx';
import { type ListingQuery, listingHref, withoutFilters } from './listing-query.rule.ts';

type NothingListedProps = { query: ListingQuery; total: number };

/** Nothing to show: past the last page, too narrow, or not known. Each with its way on. */
export function NothingListed({ query, total }: NothingListedProps) {
  const { contact } = useSite();
  if (total > 0)
    return (
      <EmptyState
        title={say`There are no more items`}
        actions={<ButtonLink kind="primary" to={listingHref({ ...query, page: 1 })}>{say`First page`}</ButtonLink>}
      >{say`The search found ${countOf(total, 'item')}; this page lies behind the last of them.`}</EmptyState>
    );
  if (Object.keys(query.filters).length > 0)
    return (
      <EmptyState
        title={say`No Result Found`}
        actions={
          <ButtonLink kind="primary" to={listingHref(withoutFilters(query))}>{say`Take all filters off`}</ButtonLink>
        }
      >{say`Nothing fits all of these filters together. Take one off above, or all of them.`}</EmptyState>
    );
  const mail = <MailLink to={contact.email} />;
  const phone = <a href={phoneHref(contact.phone)}>{contact.phone}</a>;
  return (
    <EmptyState title={say`No Result Found`} actions={<ButtonLink to="/listing">{say`All products`}</ButtonLink>}>
      <p>{say`Try the number as stamped, with or without blanks and dashes; the size as bore, outside and width (25x52x15); or several numbers with a comma between them.`}</p>
      <p>{sayWith`Not sold here as you know it? Ask ${mail} or ${phone}.`}</p>
    </EmptyState>
  );
}

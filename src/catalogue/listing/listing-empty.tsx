import { plural, t } from '../../lib/i18n.ts';
import { contactLink } from '../../sites/contact-subjects.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Sketch } from '../../ui/graphics/line-drawing.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { MailLink } from '../../ui/text/mail-link.tsx';
import { phoneHref } from '../../ui/text/phone-href.ts';
import { tRich } from '../../ui/text/rich-text.tsx';
import { type UnmatchedNumber, unmatchedText } from '../search/unmatched-text.rule.ts';
import { type ListingQuery, listingHref, withoutFilters } from './listing-query.rule.ts';

type NothingListedProps = { query: ListingQuery; total: number; instead: readonly UnmatchedNumber[] };

export function EmptyListing({ query, total, instead }: NothingListedProps) {
  const site = useSite();
  if (total > 0)
    return (
      <EmptyState
        title={t`There are no more items`}
        drawing={<Sketch name="list" />}
        actions={<ButtonLink kind="primary" to={listingHref({ ...query, page: 1 })}>{t`First page`}</ButtonLink>}
      >{t`The search found ${plural(total, 'item')}; this page is past the last one.`}</EmptyState>
    );
  if (Object.keys(query.filters).length > 0)
    return (
      <EmptyState
        title={t`No Result Found`}
        drawing={<Sketch name="caliper" />}
        actions={<ButtonLink kind="primary" to={listingHref(withoutFilters(query))}>{t`Clear all filters`}</ButtonLink>}
      >{t`No items match all of these filters. Remove one above, or clear them all.`}</EmptyState>
    );
  const { email, phone: number } = site.contact;
  const mail = <MailLink to={email} />;
  const phone = <a href={phoneHref(number)}>{number}</a>;
  const actions = (
    <>
      <ButtonLink kind="primary" to={contactLink(site, 'find-item')}>{t`Ask our sales desk`}</ButtonLink>
      <ButtonLink to="/size-search">{t`Search by size`}</ButtonLink>
      <ButtonLink to="/listing">{t`All products`}</ButtonLink>
    </>
  );
  return (
    <EmptyState title={t`No Result Found`} drawing={<Sketch name="caliper" />} actions={actions}>
      {instead.map((one) => (one.read_as || one.other_goods) && <p key={one.typed}>{unmatchedText(one)}</p>)}
      <p>{t`Try the number as stamped, with or without spaces and dashes; the size as bore, outside diameter and width (25x52x15); or several numbers separated by commas.`}</p>
      <p>{tRich`Can’t find it? Ask ${mail} or ${phone}.`}</p>
    </EmptyState>
  );
}

import { Link } from 'react-router';
import { can } from '../../account/permissions/permissions.rule.ts';
import type { Standing } from '../../account/permissions/standing.rule.ts';
import { t } from '../../lib/i18n.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';

type AskForPriceLinkProps = {
  item: { itemid: number; itemname: string };
  standing: Standing | undefined;
  /** A link instead of a button, beside others in a row. */
  inWords?: boolean;
};

/** Leads who sees no price to ask for it: a visitor is called back, an account sends an RFI. Nothing for others. */
export function AskForPriceLink({ item: { itemid, itemname }, standing, inWords }: AskForPriceLinkProps) {
  const mayAsk = standing === undefined || (!can(standing, 'fill-cart') && can(standing, 'send-rfi'));
  if (!mayAsk) return null;
  const to = `/ask-for-price?item=${itemid}`;
  const words = (
    <>
      {standing === undefined ? t`Ask for a price` : t`Request price`}
      <VisuallyHidden>: {itemname}</VisuallyHidden>
    </>
  );
  return inWords ? (
    <Link to={to}>{words}</Link>
  ) : (
    <ButtonLink small to={to}>
      {words}
    </ButtonLink>
  );
}

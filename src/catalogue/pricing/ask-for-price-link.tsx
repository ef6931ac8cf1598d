import { can } from '../../account/permissions/permissions.rule.ts';
import type { Standing } from '../../account/permissions/standing.rule.ts';
import { t } from '../../lib/i18n.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx';

type AskForPriceLinkProps = { item: { itemid: number; itemname: string }; standing: Standing | undefined };

/** Leads who sees no price to ask for it: a visitor is called back, an account sends an RFI. Nothing for others. */
export function AskForPriceLink({ item: { itemid, itemname }, standing }: AskForPriceLinkProps) {
  const mayAsk = standing === undefined || (!can(standing, 'fill-cart') && can(standing, 'send-rfi'));
  if (!mayAsk) return null;
  return (
    <ButtonLink small to={`/ask-for-price?item=${itemid}`}>
      {standing === undefined ? t`Ask for a price` : t`Request price`}
      <VisuallyHidden>: {itemname}</VisuallyHidden>
    </ButtonLink>
  );
}

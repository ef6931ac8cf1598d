import { RecentItems } from '../catalogue/items/recent-items.tsx';
import { t } from '../lib/i18n.ts';
import { ButtonLink } from '../ui/controls/button.tsx';
import { EmptyState } from '../ui/feedback/empty-state.tsx';
import { Sketch } from '../ui/graphics/line-drawing.tsx';

export function EmptyCart({ account }: { account?: boolean }) {
  const actions = (
    <>
      <ButtonLink kind="primary" to="/quick-order">{t`Quick order`}</ButtonLink>
      {account ? (
        <ButtonLink to="/order-history">{t`Order History`}</ButtonLink>
      ) : (
        <ButtonLink to="/listing">{t`Products`}</ButtonLink>
      )}
      {account ? (
        <ButtonLink to="/rfq-history">{t`RFI History`}</ButtonLink>
      ) : (
        <ButtonLink to="/login?next=/cart">{t`Sign in`}</ButtonLink>
      )}
    </>
  );
  return (
    <>
      <EmptyState title={t`Your Cart is empty`} drawing={<Sketch name="carton" />} actions={actions}>
        <p>
          {account
            ? t`Search for an item, paste a list of part numbers, or start from something you ordered before.`
            : t`Search for an item or paste a list of part numbers.`}
        </p>
        {!account && <p>{t`Sign in to see the cart of your account.`}</p>}
      </EmptyState>
      <RecentItems />
    </>
  );
}

import { RecentItems } from '../catalogue/recent-items.ui.tsx';
import { say } from '../lib/say.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

/** Specification §2: 'Your Cart is empty', and what to do next. */
export function EmptyCart({ account }: { account?: boolean }) {
  const actions = (
    <>
      <ButtonLink kind="primary" to="/quick-order">{say`Quick order`}</ButtonLink>
      {account ? (
        <ButtonLink to="/order-history">{say`Order History`}</ButtonLink>
      ) : (
        <ButtonLink to="/listing">{say`Products`}</ButtonLink>
      )}
      {account ? (
        <ButtonLink to="/rfq-history">{say`RFI History`}</ButtonLink>
      ) : (
        <ButtonLink to="/login?next=/cart">{say`SignIn`}</ButtonLink>
      )}
    </>
  );
  return (
    <>
      <EmptyState title={say`Your Cart is empty`} actions={actions}>
        <p>
          {account
            ? say`Search for an item, paste a list of part numbers, or start from something you ordered before.`
            : say`Search for an item, paste a list of part numbers.`}
        </p>
        {!account && <p>{say`The cart of your account shows once you sign in.`}</p>}
      </EmptyState>
      <RecentItems />
    </>
  );
}

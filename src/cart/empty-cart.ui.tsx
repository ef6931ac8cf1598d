import { RecentItems } from '../catalogue/recent-items.ui.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

/** Specification §2: 'Your Cart is empty', and what to do next. */
export function EmptyCart({ account }: { account?: boolean }) {
  const actions = (
    <>
      <ButtonLink kind="primary" to="/quick-order">
        Quick order
      </ButtonLink>
      {account ? (
        <ButtonLink to="/order-history">Order History</ButtonLink>
      ) : (
        <ButtonLink to="/listing">Products</ButtonLink>
      )}
      {account ? (
        <ButtonLink to="/rfq-history">RFI History</ButtonLink>
      ) : (
        <ButtonLink to="/login?next=/cart">SignIn</ButtonLink>
      )}
    </>
  );
  return (
    <>
      <EmptyState title="Your Cart is empty" actions={actions}>
        <p>
          Search for an item, paste a list of part numbers{account && ', or start from something you ordered before'}.
        </p>
        {!account && <p>The cart of your account shows once you sign in.</p>}
      </EmptyState>
      <RecentItems />
    </>
  );
}

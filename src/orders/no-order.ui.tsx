import { say } from '../lib/say.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageHead } from '../ui/page-head.tsx';

/** A number that is no order of this account. */
export function NoOrder() {
  return (
    <>
      <PageHead title={say`Order`} />
      <EmptyState
        title={say`No order of this number`}
        actions={<ButtonLink kind="primary" to="/order-history">{say`View Orders`}</ButtonLink>}
      >
        <p>{say`Every order of your account is listed in Order History.`}</p>
      </EmptyState>
    </>
  );
}

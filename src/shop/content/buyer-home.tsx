import { type ComponentProps, useEffect, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import { BuyerHomePage } from '../../content/buyer-home/buyer-home.page.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { SearchBox } from '../layout/search-box.tsx';
import { consumeUnfinishedReview } from '../orders/unfinished-review.ts';
import { useRootData } from '../root-data.ts';

/** The server writes them into the page: the style sheets of a lazy component come after the first picture. */
const pageStyles = import.meta.env.SSR ? (await import('../../content/buyer-home/styles.ts')).buyerHomeStyles : '';

type BuyerHomeProps = Omit<ComponentProps<typeof BuyerHomePage>, 'session' | 'search'>;

export default function BuyerHome(props: BuyerHomeProps) {
  const { session, cartCount = 0, nonce } = useRootData() ?? {};
  const isFromServer = useIsFromServer();
  useResumedReview(cartCount);
  return (
    session && (
      <>
        {isFromServer && (
          <style nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: pageStyles }} />
        )}
        <BuyerHomePage {...props} session={session} search={<SearchBox large />} />
      </>
    )
  );
}

const neverChanges = () => () => {};

/** True until the page is hydrated; by then its style sheets are there. */
const useIsFromServer = (): boolean =>
  useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  );

/** Returns to an unfinished checkout review on sites that do so. */
function useResumedReview(count: number) {
  const site = useSite();
  const navigate = useNavigate();
  useEffect(() => {
    if (!site.home.resumesReview || count === 0) return;
    const path = consumeUnfinishedReview(site);
    if (path) void navigate(path);
  }, [site, count, navigate]);
}

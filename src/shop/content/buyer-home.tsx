import { type ComponentProps, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { BuyerHomePage } from '../../content/buyer-home/buyer-home.page.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { SearchBox } from '../layout/search-box.tsx';
import { consumeUnfinishedReview } from '../orders/unfinished-review.ts';
import { useRootData } from '../root-data.ts';

type BuyerHomeProps = Omit<ComponentProps<typeof BuyerHomePage>, 'session' | 'search'>;

export default function BuyerHome(props: BuyerHomeProps) {
  const { session, cartCount = 0 } = useRootData() ?? {};
  useResumedReview(cartCount);
  return session && <BuyerHomePage {...props} session={session} search={<SearchBox large />} />;
}

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

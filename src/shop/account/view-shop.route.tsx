import type { MetaArgs } from 'react-router';
import { ViewShopPage } from '../../account/view-shop/view-shop.page.tsx';
import { t } from '../../lib/i18n.ts';
import { privateMeta } from '../seo/page-meta.ts';

export const meta = (_args: MetaArgs) => privateMeta(t`The shop as a customer sees it`, undefined);

export default function ViewShop() {
  return (
    <main id="main">
      <ViewShopPage />
    </main>
  );
}

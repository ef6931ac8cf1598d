import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { showInvitation } from '../../account/invitations/invitation.contract.ts';
import { InvitationPage } from '../../account/invitations/invitation.page.tsx';
import { useMergeGuestCart } from '../../cart/guest-cart/use-merge-guest-cart.ts';
import { t } from '../../lib/i18n.ts';
import { isRefusal } from '../../ui/browser/call.ts';
import { pageContext } from '../../ui/page/page-context.ts';
import { privateMeta } from '../seo/page-meta.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const token = url.searchParams.get('token') ?? '';
  const shown = await page.call(showInvitation, { token });
  return { token, invitation: isRefusal(shown) ? shown.message : shown, siteName: page.site.name };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return privateMeta(t`Invitation`, loaderData?.siteName);
}

export default function Invitation() {
  const { token, invitation } = useLoaderData<typeof loader>();
  const pushCart = useMergeGuestCart();
  return (
    <main id="main">
      <InvitationPage key={token} token={token} invitation={invitation} next="" pushCart={pushCart} />
    </main>
  );
}

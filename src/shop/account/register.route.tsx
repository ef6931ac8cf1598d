import { type LoaderFunctionArgs, type MetaArgs, redirect, useLoaderData } from 'react-router';
import { stateList } from '../../account/addresses/regions.contract.ts';
import { listedDetails } from '../../account/existing-customer/existing-customer.contract.ts';
import { getInfo } from '../../account/get-info.contract.ts';
import { CompleteProfilePage } from '../../account/profile/complete-profile.page.tsx';
import { session as sessionContract } from '../../account/sign-in/sign-in.contract.ts';
import { useMergeGuestCart } from '../../cart/guest-cart/use-merge-guest-cart.ts';
import { PdfLink } from '../../content/downloads/pdf-link.tsx';
import { t } from '../../lib/i18n.ts';
import { isRefusal } from '../../ui/browser/call.ts';
import { pageContext } from '../../ui/page/page-context.ts';
import { redirectToVerification, requireSignIn } from '../require-sign-in.ts';
import { privateMeta } from '../seo/page-meta.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  requireSignIn(page, url);
  const [session, info, states] = await Promise.all([
    page.call(sessionContract, {}),
    page.call(getInfo, {}),
    page.call(stateList, {}),
  ]);
  if (isRefusal(session) || isRefusal(info) || isRefusal(states)) throw redirectToVerification();
  if (session.login_user_type === 'existing') throw redirect('/my-profile');
  const details = await page.call(listedDetails, { emailForDetails: info.data.email });
  const known = isRefusal(details) || details.message !== 'old_user' ? undefined : details.data;
  return { info: info.data, regions: states.data, known, siteName: page.site.name };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return privateMeta(t`Registration Process Pending`, loaderData?.siteName);
}

export default function Register() {
  const { info, regions, known } = useLoaderData<typeof loader>();
  const pushCart = useMergeGuestCart();
  return (
    <main id="main">
      <CompleteProfilePage
        info={info}
        regions={regions}
        known={known}
        pushCart={pushCart}
        terms={
          <PdfLink
            title={t`Terms and conditions`}
            file="/terms-condition.pdf"
            text="/terms-condition"
          >{t`Terms and conditions`}</PdfLink>
        }
      />
    </main>
  );
}

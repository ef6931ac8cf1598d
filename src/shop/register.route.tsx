import { type LoaderFunctionArgs, type MetaArgs, redirect, useLoaderData } from 'react-router';
import { CompleteProfilePage } from '../account/complete-profile.page.tsx';
import { listedDetails } from '../account/existing-customer.contract.ts';
import { getInfo } from '../account/get-info.contract.ts';
import { stateList } from '../account/regions.contract.ts';
import { session as sessionContract } from '../account/sign-in.contract.ts';
import { usePushLocalCart } from '../cart/push-local-cart.ts';
import { PdfLink } from '../content/pdf-link.ui.tsx';
import { say } from '../lib/say.ts';
import { refused } from '../ui/call.ts';
import { pageContext } from '../ui/page-context.ts';
import { privateMeta } from './seo.ts';
import { needSignIn, toVerification } from './signed-in.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  needSignIn(page, url);
  const [session, info, states] = await Promise.all([
    page.call(sessionContract, {}),
    page.call(getInfo, {}),
    page.call(stateList, {}),
  ]);
  if (refused(session) || refused(info) || refused(states)) throw toVerification();
  if (session.login_user_type === 'existing') throw redirect('/my-profile');
  const details = await page.call(listedDetails, { emailForDetails: info.data.email });
  const known = refused(details) || details.message !== 'old_user' ? undefined : details.data;
  return { info: info.data, regions: states.data, known, siteName: page.site.name };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return privateMeta(say`Registration Process Pending`, loaderData?.siteName);
}

export default function Register() {
  const { info, regions, known } = useLoaderData<typeof loader>();
  const pushCart = usePushLocalCart();
  return (
    <main id="main">
      <CompleteProfilePage
        info={info}
        regions={regions}
        known={known}
        pushCart={pushCart}
        terms={
          <PdfLink
            title={say`Terms and conditions`}
            file="/terms-condition.pdf"
            text="/terms-condition"
          >{say`Terms and conditions`}</PdfLink>
        }
      />
    </main>
  );
}

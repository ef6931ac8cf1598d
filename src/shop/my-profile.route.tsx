import { type LoaderFunctionArgs, type MetaArgs, redirect, useLoaderData } from 'react-router';
import { getInfo } from '../account/get-info.contract.ts';
import { MyProfilePage } from '../account/my-profile.page.tsx';
import { mySessions } from '../account/my-sessions.contract.ts';
import { stateList } from '../account/regions.contract.ts';
import { session as sessionContract } from '../account/sign-in.contract.ts';
import { say } from '../lib/say.ts';
import { creditInfo } from '../payments/credit-info.contract.ts';
import { refused } from '../ui/call.ts';
import { pageContext } from '../ui/page-context.ts';
import { privateMeta } from './seo.ts';
import { needSignIn, toVerification } from './signed-in.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  needSignIn(page, url);
  const [session, info, states, credit, sessions] = await Promise.all([
    page.call(sessionContract, {}),
    page.call(getInfo, {}),
    page.call(stateList, {}),
    page.call(creditInfo, {}),
    page.call(mySessions, {}),
  ]);
  if (refused(session) || refused(info) || refused(states) || refused(credit) || refused(sessions))
    throw toVerification();
  if (session.login_user_type !== 'existing') throw redirect('/register');
  const { avl_balance: balance, creditperiod: days } = credit.data;
  const terms = credit.user_info === 'New_user' ? null : { balance, days };
  const siteName = page.site.name;
  return { info: info.data, regions: states.data, credit: terms, sessions: sessions.data, siteName };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return privateMeta(say`My Profile`, loaderData?.siteName);
}

export default function MyProfile() {
  const { info, regions, credit, sessions } = useLoaderData<typeof loader>();
  return (
    <main id="main">
      <MyProfilePage info={info} regions={regions} credit={credit} sessions={sessions} />
    </main>
  );
}

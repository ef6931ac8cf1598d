import { type LoaderFunctionArgs, type MetaArgs, redirect, useLoaderData } from 'react-router';
import { stateList } from '../../account/addresses/regions.contract.ts';
import { getInfo } from '../../account/get-info.contract.ts';
import { myEmailChange } from '../../account/own-contacts/email-change.contract.ts';
import { myPapers } from '../../account/papers/papers.contract.ts';
import { MyProfilePage } from '../../account/profile/my-profile.page.tsx';
import { mySessions } from '../../account/sign-in/my-sessions.contract.ts';
import { session as sessionContract } from '../../account/sign-in/sign-in.contract.ts';
import { myPasskeys } from '../../account/sign-in-page/my-passkeys.contract.ts';
import { t } from '../../lib/i18n.ts';
import { creditInfo } from '../../payments/credit/credit-info.contract.ts';
import { isRefusal } from '../../ui/browser/call.ts';
import { pageContext } from '../../ui/page/page-context.ts';
import { redirectToVerification, requireSignIn } from '../require-sign-in.ts';
import { privateMeta } from '../seo/page-meta.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  requireSignIn(page, url);
  const [session, info, states, credit, sessions, passkeys, emailChange, papers] = await Promise.all([
    page.call(sessionContract, {}),
    page.call(getInfo, {}),
    page.call(stateList, {}),
    page.call(creditInfo, {}),
    page.call(mySessions, {}),
    page.call(myPasskeys, {}),
    page.call(myEmailChange, {}),
    page.call(myPapers, {}),
  ]);
  if (isRefusal(session) || isRefusal(info) || isRefusal(states) || isRefusal(credit)) throw redirectToVerification();
  const isViewed = session.viewed_by !== undefined;
  if (isRefusal(papers) || (isRefusal(sessions) && !isViewed)) throw redirectToVerification();
  if (session.login_user_type !== 'existing') throw redirect('/register');
  const { avl_balance: balance, creditperiod: days } = credit.data;
  const terms = credit.user_info === 'New_user' ? null : { balance, days };
  const siteName = page.site.name;
  return {
    info: info.data,
    regions: states.data,
    credit: terms,
    /** Staff who see the shop as this customer do not see where the buyer is signed in. */
    sessions: isRefusal(sessions) ? null : sessions.data,
    passkeys: isRefusal(passkeys) ? [] : passkeys.data,
    emailChange: isRefusal(emailChange) ? null : emailChange.waiting,
    papers: papers.data,
    asked: papers.asked,
    siteName,
  };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return privateMeta(t`My Profile`, loaderData?.siteName);
}

export default function MyProfile() {
  const { info, regions, credit, sessions, passkeys, emailChange, papers, asked } = useLoaderData<typeof loader>();
  const own = { sessions, passkeys, emailChange, papers, asked };
  return (
    <main id="main">
      <MyProfilePage info={info} regions={regions} credit={credit} {...own} />
    </main>
  );
}

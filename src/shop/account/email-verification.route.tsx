import { type LoaderFunctionArgs, type MetaArgs, redirect, useLoaderData } from 'react-router';
import { getInfo } from '../../account/get-info.contract.ts';
import { session as sessionContract } from '../../account/sign-in/sign-in.contract.ts';
import { EmailVerificationPage } from '../../account/verification/email-verification.page.tsx';
import { t } from '../../lib/i18n.ts';
import { isRefusal } from '../../ui/browser/call.ts';
import { pageContext } from '../../ui/page/page-context.ts';
import { privateMeta } from '../seo/page-meta.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const token = url.searchParams.get('token') ?? '';
  const siteName = page.site.name;
  const visitor = { token, email: '', verified: false, next: '/', siteName };
  if (!page.signedIn) return visitor;
  const [session, info] = await Promise.all([page.call(sessionContract, {}), page.call(getInfo, {})]);
  if (isRefusal(session) || isRefusal(info)) return visitor;
  const verified = session.email_status === 'verified';
  const next = session.login_user_type === 'existing' ? '/' : '/register';
  if (verified && !token) throw redirect(next);
  // The link may belong to a different account from the one signed in.
  return { token, email: verified ? '' : info.data.email, verified, next, siteName };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return privateMeta(t`Email verification`, loaderData?.siteName);
}

export default function EmailVerification() {
  const { token, email, verified, next } = useLoaderData<typeof loader>();
  return (
    <main id="main">
      <EmailVerificationPage key={token} token={token} email={email} verified={verified} next={next} />
    </main>
  );
}

import type { LoaderFunctionArgs, MetaArgs } from 'react-router';
import { ForgotPasswordPage } from '../account/forgot-password.page.tsx';
import { say } from '../lib/say.ts';
import { pageContext } from '../ui/page-context.ts';
import { publicMeta } from './seo.ts';

export function loader({ context }: LoaderFunctionArgs) {
  const { site, address } = context.get(pageContext);
  return { siteName: site.name, canonical: `${address}/forget-password` };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return [];
  const description = say`Choose a new password for your account at ${loaderData.siteName} with a code sent by e-mail.`;
  return publicMeta({ title: say`Forgot Password`, description, ...loaderData });
}

export default function ForgetPassword() {
  return (
    <main id="main">
      <ForgotPasswordPage />
    </main>
  );
}

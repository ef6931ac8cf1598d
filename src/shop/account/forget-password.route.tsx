import type { LoaderFunctionArgs, MetaArgs } from 'react-router';
import { ForgotPasswordPage } from '../../account/password/forgot-password.page.tsx';
import { t } from '../../lib/i18n.ts';
import { pageContext } from '../../ui/page/page-context.ts';
import { publicMeta } from '../seo/page-meta.ts';

export function loader({ context }: LoaderFunctionArgs) {
  const { site, baseUrl } = context.get(pageContext);
  return { siteName: site.name, canonical: `${baseUrl}/forget-password` };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return [];
  const description = t`Choose a new password for your account at ${loaderData.siteName} with a code sent by e-mail.`;
  return publicMeta({ title: t`Forgot Password`, description, ...loaderData });
}

export default function ForgetPassword() {
  return (
    <main id="main">
      <ForgotPasswordPage />
    </main>
  );
}

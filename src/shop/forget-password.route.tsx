import type { LoaderFunctionArgs, MetaArgs } from 'react-router';
import { ForgotPasswordPage } from '../account/forgot-password.page.tsx';
import { pageContext } from '../ui/page-context.ts';

export const loader = ({ context }: LoaderFunctionArgs) => ({ siteName: context.get(pageContext).site.name });

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => [
  { title: `Forgot Password · ${loaderData?.siteName ?? ''}` },
];

export default function ForgetPassword() {
  return (
    <main id="main">
      <ForgotPasswordPage />
    </main>
  );
}

import type { LoaderFunctionArgs, MetaArgs } from 'react-router';
import { SignUpPage } from '../account/sign-up.page.tsx';
import { pageContext } from '../ui/page-context.ts';

export const loader = ({ context }: LoaderFunctionArgs) => ({ siteName: context.get(pageContext).site.name });

export const meta = ({ loaderData }: MetaArgs<typeof loader>) => [{ title: `Sign Up · ${loaderData?.siteName ?? ''}` }];

export default function SignUp() {
  return (
    <main id="main">
      <SignUpPage />
    </main>
  );
}

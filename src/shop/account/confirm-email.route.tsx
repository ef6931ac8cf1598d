import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { ConfirmEmailPage } from '../../account/own-contacts/email-link.page.tsx';
import { t } from '../../lib/i18n.ts';
import { pageContext } from '../../ui/page/page-context.ts';
import { requireSignIn } from '../require-sign-in.ts';
import { privateMeta } from '../seo/page-meta.ts';

export function loader({ context, url }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  requireSignIn(page, url);
  return { token: url.searchParams.get('token') ?? '', siteName: page.site.name };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return privateMeta(t`Confirm your e-mail address`, loaderData?.siteName);
}

export default function ConfirmEmail() {
  const { token } = useLoaderData<typeof loader>();
  return (
    <main id="main">
      <ConfirmEmailPage key={token} token={token} />
    </main>
  );
}

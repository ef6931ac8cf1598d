import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { StopEmailChangePage } from '../../account/own-contacts/email-link.page.tsx';
import { t } from '../../lib/i18n.ts';
import { pageContext } from '../../ui/page/page-context.ts';
import { privateMeta } from '../seo/page-meta.ts';

export function loader({ context, url }: LoaderFunctionArgs) {
  const { site } = context.get(pageContext);
  return { token: url.searchParams.get('token') ?? '', siteName: site.name };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return privateMeta(t`Stop the change of your e-mail address`, loaderData?.siteName);
}

export default function StopEmailChange() {
  const { token } = useLoaderData<typeof loader>();
  return (
    <main id="main">
      <StopEmailChangePage key={token} token={token} />
    </main>
  );
}

import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { CallUsPage } from '../account/call-us.page.tsx';
import { callUsTitle, reasonOf } from '../account/call-us.ui.tsx';
import { pageContext } from '../ui/page-context.ts';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const reason = reasonOf(url.searchParams.get('reason'));
  return { reason, siteName: context.get(pageContext).site.name };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return [];
  const { reason, siteName } = loaderData;
  return [{ title: `${callUsTitle(reason)} · ${siteName}` }, { name: 'robots', content: 'noindex' }];
}

export default function CallUsRoute() {
  const { reason } = useLoaderData<typeof loader>();
  return (
    <main id="main">
      <CallUsPage reason={reason} />
    </main>
  );
}

import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { EmailLinkPage } from '../../account/own-contacts/email-link.page.tsx';
import type { stopStockAlerts } from '../../catalogue/stock-alerts/stop-stock-alerts.contract.ts';
import { t } from '../../lib/i18n.ts';
import { call } from '../../ui/browser/call.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { pageContext } from '../../ui/page/page-context.ts';
import { privateMeta } from '../seo/page-meta.ts';

export function loader({ context, url }: LoaderFunctionArgs) {
  const { site } = context.get(pageContext);
  const part = (name: string) => url.searchParams.get(name) ?? '';
  return { link: { user: part('user'), until: part('until'), sign: part('sign') }, siteName: site.name };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return privateMeta(t`End your stock alerts`, loaderData?.siteName);
}

export default function StopStockAlerts() {
  const { link } = useLoaderData<typeof loader>();
  return (
    <main id="main">
      <EmailLinkPage
        title={t`End your stock alerts`}
        text={t`We then no longer write to you when items that you asked for are in stock. Mails about your RFIs and orders still come.`}
        button={t`End all my stock alerts`}
        send={() => call<typeof stopStockAlerts>('POST /api/stop_stock_alerts/', link)}
        next={<ButtonLink kind="primary" to="/">{t`Home`}</ButtonLink>}
      />
    </main>
  );
}

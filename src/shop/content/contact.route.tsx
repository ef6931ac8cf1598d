import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { ContactPage } from '../../content/contact/contact.page.tsx';
import { formatOpeningHours, nextClosedDays } from '../../content/contact/opening-hours.rule.ts';
import { formatDay } from '../../lib/dates.ts';
import { t } from '../../lib/i18n.ts';
import { messageAbout } from '../../sites/contact-subjects.ts';
import { pageContext } from '../../ui/page/page-context.ts';
import { leadToOwnPath } from '../assert-found.ts';
import { publicMeta } from '../seo/page-meta.ts';

export function loader({ context, url }: LoaderFunctionArgs) {
  const { site, baseUrl, today } = context.get(pageContext);
  const path = site.pages.contact;
  leadToOwnPath(url, path);
  return {
    open: formatOpeningHours(site.calendar),
    closed: nextClosedDays(site.calendar, today).map(formatDay).join(', '),
    message: messageAbout(url.searchParams.get('about')),
    siteName: site.name,
    canonical: baseUrl + path,
  };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return [];
  const description = t`Write to ${loaderData.siteName}, or find a branch: address, phone, e-mail.`;
  return publicMeta({ title: t`Contact Us`, description, ...loaderData });
}

export default function Contact() {
  const { open, closed, message } = useLoaderData<typeof loader>();
  return <ContactPage open={open} closed={closed} message={message} />;
}

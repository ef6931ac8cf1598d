import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { ContactPage } from '../../content/contact/contact.page.tsx';
import { formatWorkingDays } from '../../content/contact/working-days.rule.ts';
import { t } from '../../lib/i18n.ts';
import { pageContext } from '../../ui/page/page-context.ts';
import { assertFound, matchesPath } from '../assert-found.ts';
import { publicMeta } from '../seo/page-meta.ts';

export function loader({ context, url }: LoaderFunctionArgs) {
  const { site, baseUrl } = context.get(pageContext);
  const path = site.pages.contact;
  assertFound(matchesPath(url, path));
  return { workingDays: formatWorkingDays(site.calendar.workingDays), siteName: site.name, canonical: baseUrl + path };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return [];
  const description = t`Write to ${loaderData.siteName}, or find a branch: address, phone, e-mail.`;
  return publicMeta({ title: t`Contact Us`, description, ...loaderData });
}

export default function Contact() {
  return <ContactPage workingDays={useLoaderData<typeof loader>().workingDays} />;
}

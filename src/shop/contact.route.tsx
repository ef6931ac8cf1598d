import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { ContactPage } from '../content/contact.page.tsx';
import { workingDaysText } from '../content/working-days.rule.ts';
import { say } from '../lib/say.ts';
import { pageContext } from '../ui/page-context.ts';
import { isAt, onlyWhere } from './only-where.ts';
import { publicMeta } from './seo.ts';

/** The page under the site's own address only. */
export function loader({ context, url }: LoaderFunctionArgs) {
  const { site, address } = context.get(pageContext);
  const path = site.pages.contact;
  onlyWhere(isAt(url, path));
  return { workingDays: workingDaysText(site.calendar.workingDays), siteName: site.name, canonical: address + path };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return [];
  const description = say`Write to ${loaderData.siteName}, or find a branch: address, phone, e-mail.`;
  return publicMeta({ title: say`Contact Us`, description, ...loaderData });
}

export default function Contact() {
  return <ContactPage workingDays={useLoaderData<typeof loader>().workingDays} />;
}

import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { ContactPage } from '../content/contact.page.tsx';
import { workingDaysText } from '../content/working-days.rule.ts';
import { pageContext } from '../ui/page-context.ts';
import { onlyWhere } from './only-where.ts';

/** The page under the site's own address only. */
export function loader({ context, url }: LoaderFunctionArgs) {
  const { site, address } = context.get(pageContext);
  const path = site.pages.contact;
  onlyWhere(url.pathname.toLowerCase().replace(/\/$/, '') === path.toLowerCase());
  return { workingDays: workingDaysText(site.calendar.workingDays), siteName: site.name, canonical: address + path };
}

export const meta = ({ loaderData }: MetaArgs<typeof loader>) =>
  loaderData
    ? [
        { title: `Contact Us · ${loaderData.siteName}` },
        { name: 'description', content: `Write to ${loaderData.siteName}, or find a branch: address, phone, e-mail.` },
        { tagName: 'link', rel: 'canonical', href: loaderData.canonical },
      ]
    : [];

export default function Contact() {
  return <ContactPage workingDays={useLoaderData<typeof loader>().workingDays} />;
}

import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { LegalPage } from '../content/legal.page.tsx';
import { legalNames, legalText } from '../content/legal-text.ts';
import { pageContext } from '../ui/page-context.ts';
import { isAt, onlyWhere } from './only-where.ts';
import { publicMeta } from './seo.ts';

/** Also fetched by the viewer, for its words. */
export function loader({ context, url }: LoaderFunctionArgs) {
  const { site, address } = context.get(pageContext);
  const name = legalNames.find((one) => isAt(url, `/${one}`));
  onlyWhere(name !== undefined);
  return { name, text: legalText(site, name), siteName: site.name, canonical: `${address}/${name}` };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return [];
  const { title, summary: description } = loaderData.text;
  return publicMeta({ title, description, ...loaderData });
}

export default function Legal() {
  const { name, text } = useLoaderData<typeof loader>();
  return <LegalPage name={name} text={text} />;
}

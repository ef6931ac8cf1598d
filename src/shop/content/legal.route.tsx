import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router';
import { LegalPage } from '../../content/legal/legal.page.tsx';
import { buildLegalText, legalNames } from '../../content/legal/legal-text.ts';
import { pageContext } from '../../ui/page/page-context.ts';
import { assertFound, matchesPath } from '../assert-found.ts';
import { publicMeta } from '../seo/page-meta.ts';

/** The PDF viewer fetches this too, for its text. */
export function loader({ context, url }: LoaderFunctionArgs) {
  const { site, baseUrl } = context.get(pageContext);
  const name = legalNames.find((one) => matchesPath(url, `/${one}`));
  assertFound(name !== undefined);
  return { name, text: buildLegalText(site, name), siteName: site.name, canonical: `${baseUrl}/${name}` };
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

import { type ActionFunctionArgs, type LoaderFunctionArgs, type MetaArgs, useActionData } from 'react-router';
import { withCutLines } from '../cart/quick-list.rule.ts';
import { quickOrder } from '../cart/quick-order.contract.ts';
import { QuickOrderPage } from '../cart/quick-order.page.tsx';
import { say } from '../lib/say.ts';
import { refused } from '../ui/call.ts';
import { pageContext } from '../ui/page-context.ts';
import { publicMeta } from './seo.ts';

export function loader({ context }: LoaderFunctionArgs) {
  const { site, address } = context.get(pageContext);
  return { siteName: site.name, canonical: `${address}/quick-order` };
}

/** A list that came as a form, from the home page or where no script runs; nothing is added. */
export async function action({ request, context }: ActionFunctionArgs) {
  const text = String((await request.formData()).get('text') ?? '');
  const read = await context.get(pageContext).call(quickOrder, { text: withCutLines(text) });
  return refused(read) ? { text, lines: [], refusal: read.message } : { text, lines: read.lines, refusal: '' };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return [];
  const description = say`Paste a list of bearing designations with quantities and find all of them at once.`;
  return publicMeta({ title: say`Quick order`, description, ...loaderData });
}

export default function QuickOrder() {
  const served = useActionData<typeof action>();
  return (
    <main id="main">
      <QuickOrderPage served={served} />
    </main>
  );
}

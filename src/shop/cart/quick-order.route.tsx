import { type ActionFunctionArgs, data, type LoaderFunctionArgs, type MetaArgs, useActionData } from 'react-router';
import { truncateLongLines } from '../../cart/pasted-list/list-parts.rule.ts';
import { quickOrder } from '../../cart/quick-order/quick-order.contract.ts';
import { QuickOrderPage } from '../../cart/quick-order/quick-order.page.tsx';
import { t } from '../../lib/i18n.ts';
import { isRefusal } from '../../ui/browser/call.ts';
import { pageContext } from '../../ui/page/page-context.ts';
import { publicMeta } from '../seo/page-meta.ts';

export function loader({ context }: LoaderFunctionArgs) {
  const { site, baseUrl } = context.get(pageContext);
  return { siteName: site.name, canonical: `${baseUrl}/quick-order` };
}

/** A list posted as a form, from the home page or without scripts; nothing is added to the cart. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData().catch(() => undefined);
  if (!form) throw data({ message: t`The request is not valid.` }, { status: 400 });
  const text = String(form.get('text') ?? '');
  const reply = await context.get(pageContext).call(quickOrder, { text: truncateLongLines(text) });
  if (isRefusal(reply)) return { text, lines: [], sheets: [], refusal: reply.message };
  return { text, lines: reply.lines, sheets: reply.sheets, refusal: '' };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  if (!loaderData) return [];
  const description = t`Paste a list of bearing designations with quantities and find all of them at once.`;
  return publicMeta({ title: t`Quick order`, description, ...loaderData });
}

export default function QuickOrder() {
  const served = useActionData<typeof action>();
  return (
    <main id="main">
      <QuickOrderPage initialList={served} />
    </main>
  );
}

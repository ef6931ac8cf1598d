import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData, useRevalidator } from 'react-router';
import { t } from '../../lib/i18n.ts';
import { outboxList } from '../../messages/outbox.contract.ts';
import { OutboxPage } from '../../messages/outbox.page.tsx';
import { isRefusal } from '../../ui/browser/call.ts';
import { pageContext } from '../../ui/page/page-context.ts';
import { privateMeta } from '../seo/page-meta.ts';

/** Only a demo store has the outbox call; elsewhere the page is a 404. */
export async function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const reply = await page.call(outboxList, {});
  if (isRefusal(reply)) throw data({}, { status: 404 });
  return { messages: reply.messages, siteName: page.site.name };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return privateMeta(t`Outbox`, loaderData?.siteName);
}

export default function Outbox() {
  const { messages } = useLoaderData<typeof loader>();
  const { revalidate, state } = useRevalidator();
  return (
    <main id="main">
      <OutboxPage messages={messages} onReload={() => void revalidate()} busy={state !== 'idle'} />
    </main>
  );
}

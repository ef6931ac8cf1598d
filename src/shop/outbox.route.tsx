import { data, type LoaderFunctionArgs, type MetaArgs, useLoaderData, useRevalidator } from 'react-router';
import { say } from '../lib/say.ts';
import { outboxList } from '../messages/outbox.contract.ts';
import { OutboxPage } from '../messages/outbox.page.tsx';
import { refused } from '../ui/call.ts';
import { pageContext } from '../ui/page-context.ts';
import { privateMeta } from './seo.ts';

/** Only the demo has this page; elsewhere the call, and so the page, is not there. */
export async function loader({ context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const reply = await page.call(outboxList, {});
  if (refused(reply)) throw data({}, { status: 404 });
  return { messages: reply.messages, siteName: page.site.name };
}

export function meta({ loaderData }: MetaArgs<typeof loader>) {
  return privateMeta(say`Outbox`, loaderData?.siteName);
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

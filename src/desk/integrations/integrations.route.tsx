import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadDesk, siteOf } from '../browser/call-desk.ts';
import { useDeskSite } from '../shell/desk-session.ts';
import type { deliveriesAtDesk, deliveryAtDesk, integrationsAtDesk } from './integrations.contract.ts';
import { IntegrationsPage } from './integrations.page.tsx';

export const handle = { title: () => 'Integrations' };

/** The message that is open, and the place in the list, are in the address. */
export async function loader(args: LoaderFunctionArgs) {
  const { signal, url } = args.request;
  const { searchParams } = new URL(url);
  const of = (name: string) => searchParams.get(name) ?? '';
  const site = siteOf(args);
  const [programs, log, message] = await Promise.all([
    loadDesk<typeof integrationsAtDesk>('GET /desk/api/:site/integrations/', { site }, signal),
    loadDesk<typeof deliveriesAtDesk>(
      'GET /desk/api/:site/integrations/deliveries/',
      { site, view: of('view'), before: of('before') },
      signal,
    ),
    of('message')
      ? loadDesk<typeof deliveryAtDesk>(
          'GET /desk/api/:site/integrations/delivery/',
          { site, id: of('message') },
          signal,
        )
      : undefined,
  ]);
  return { programs, log, message };
}

/** The key keeps what is typed and shown for one site from the other. */
export function Component() {
  const { site } = useDeskSite();
  return <IntegrationsPage key={site} {...useLoaderData<typeof loader>()} />;
}

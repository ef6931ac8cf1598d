import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { AnswerOf, Contract, RefusalReply } from '../../lib/contract.ts';
import { dayOf } from '../../lib/dates.ts';
import type { setLocaleProvider } from '../../lib/i18n.ts';
import type { PageContext, pageContext } from '../../ui/page/page-context.ts';
import { findCaller } from '../calls/authenticate-buyer.server.ts';
import type { Caller, Handler, ServerContext } from '../calls/define-call.server.ts';
import { dispatch } from '../calls/dispatch.server.ts';
import { readOnce } from '../calls/run-reading-call.server.ts';
import { shareRoundTrips } from '../database/share-round-trips.server.ts';
import type { Env } from '../env.server.ts';
import { demoNotice } from '../http/demo-notice.server.ts';
import type { RequestError } from '../http/guard-requests.server.ts';
import { requestLocale } from '../http/locale.server.ts';
import type { RequestContext } from '../http/mount-calls.server.ts';
import { runInQueue } from '../jobs/queues.server.ts';

/** The build has its own copies of these modules, of `lib/i18n.ts` only where tests run the sources, so its entry exports them. */
export type PageBuild = ServerBuild & {
  entry: {
    module: {
      pageContext: typeof pageContext;
      setLocaleProvider: typeof setLocaleProvider;
    };
  };
};

export type RenderPage = (context: RequestContext, request: Request, options: RenderOptions) => Promise<Response>;

type RenderOptions = {
  nonce: string;
  token?: string | undefined;
  refusal?: RequestError | undefined;
};

type PageRendererParts = {
  env: Env;
  server: ServerContext;
  handlers: readonly Handler[];
  build: PageBuild;
  isDevelopment?: boolean;
};

export function createPageRenderer({
  env,
  server,
  handlers,
  build,
  isDevelopment = false,
}: PageRendererParts): RenderPage {
  const render = createRequestHandler(build, isDevelopment ? 'development' : 'production');
  const handlerOf = handlerFinder(handlers);
  const { pageContext, setLocaleProvider } = build.entry.module;
  setLocaleProvider(requestLocale);
  return async (context, request, { nonce, token, refusal }) => {
    const own = { ...server, database: shareRoundTrips(server.database) };
    const { database } = own;
    const { site } = context;
    const loads = request.method !== 'POST';
    const caller = token ? readOnce(database, (from) => findCaller(server, from, site, token)) : undefined;
    const signal = () => request.signal;
    const pageFor = (who: Caller | undefined): PageContext => ({
      site,
      baseUrl: env.siteHosts[site.code].address,
      signedIn: who !== undefined,
      nonce,
      refusal,
      demoNotice: demoNotice(env),
      now: server.clock(),
      today: dayOf(server.clock(), site.calendar.timeZone),
      inPreview: context.inPreview === true,
      async call(contract, body) {
        const outcome = await dispatch(own, handlerOf(contract), {
          ...context,
          body,
          token,
          caller,
          signal,
        });
        // A page load fails with the status; a submitted form shows the message itself.
        if (loads && outcome.headers.has('retry-after'))
          throw Response.json(
            { ...(outcome.body as RefusalReply), busy: outcome.status < 500 },
            { status: outcome.status, headers: outcome.headers },
          );
        if (outcome.status >= 500 && outcome.status !== 503)
          throw Response.json({ request_id: context.requestId }, { status: 500 });
        return outcome.body as AnswerOf<typeof contract>;
      },
    });
    const who = await caller;
    const contexts = new RouterContextProvider(new Map([[pageContext, pageFor(who)]]));
    return runInQueue('rendering', { caller: who, address: context.address }, () => render(request, contexts));
  };
}

function handlerFinder(handlers: readonly Handler[]): (contract: Contract) => Handler {
  const byContract = new Map<Contract, Handler>();
  const byPath = new Map(handlers.map((h) => [`${h.contract.method} ${h.contract.path}`, h]));
  return (contract) => {
    const found = byContract.get(contract) ?? byPath.get(`${contract.method} ${contract.path}`);
    if (!found) throw new Error(`No handler for ${contract.path}`);
    byContract.set(contract, found);
    return found;
  };
}

import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { Contract, Refusal } from '../lib/contract.ts';
import type { speakBy } from '../lib/say.ts';
import type { PageContext, pageContext } from '../ui/page-context.ts';
import type { Handler, Server } from './call.ts';
import { demonstrationNotice } from './demonstration.ts';
import { dispatch } from './dispatch.ts';
import type { Env } from './env.ts';
import type { RequestRefusal } from './guard-requests.ts';
import type { Reached } from './http.ts';
import { speakerNow } from './speak.ts';

/** The built pages; their entry hands out its own copies of what a loader finds its context by, and of who speaks. */
export type PageBuild = ServerBuild & {
  entry: { module: { pageContext: typeof pageContext; speakBy: typeof speakBy } };
};

/** Renders one page for the reader whose session `token` is; without one, for any visitor. */
export type RenderPage = (
  where: Reached,
  request: Request,
  nonce: string,
  token: string | undefined,
  refusal?: RequestRefusal,
) => Promise<Response>;

/** Pages made from the build, with every call of their loaders made in process. */
export function pageRenderer(
  env: Env,
  server: Server,
  handlers: readonly Handler[],
  build: PageBuild,
  mode: 'development' | 'production',
): RenderPage {
  const render = createRequestHandler(build, mode);
  const handlerOf = handlerFinder(handlers);
  build.entry.module.speakBy(speakerNow);
  return async (where, request, nonce, token, refusal) => {
    const caller = token ? server.ports.callerOf(server.database, where.site, token, server.clock()) : undefined;
    const loads = request.method !== 'POST';
    const signal = () => request.signal;
    const page: PageContext = {
      site: where.site,
      address: env.siteHosts[where.site.code].address,
      signedIn: (await caller) !== undefined,
      nonce,
      refusal,
      demonstration: demonstrationNotice(env),
      async call(contract, body) {
        const outcome = await dispatch(server, handlerOf(contract), { ...where, body, token, caller, signal });
        // A page that can't be made just now says so by its status; a form that was sent shows the sentence itself.
        if (loads && outcome.headers.has('retry-after'))
          throw Response.json(
            { ...(outcome.body as Refusal), busy: outcome.status < 500 },
            { status: outcome.status, headers: outcome.headers },
          );
        // A thrown response reaches the error page as it is; the cause stays in the log.
        if (outcome.status >= 500 && outcome.status !== 503)
          throw Response.json({ request_id: where.requestId }, { status: 500 });
        return outcome.body as Refusal;
      },
    };
    return render(request, new RouterContextProvider(new Map([[build.entry.module.pageContext, page]])));
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

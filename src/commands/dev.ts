import { createServer as createHttpServer, type Server as HttpServer } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { createServer as createVite, isRunnableDevEnvironment, type ViteDevServer } from 'vite';
import { createSetUpLink } from '../account/staff/set-up-link.server.ts';
import { announce } from '../announce.server.ts';
import type * as Assembly from '../app.server.ts';
import { createServices } from '../create-services.server.ts';
import { type OpenStore, openStore } from '../open-store.server.ts';
import { type Env, readEnv } from '../server/env.server.ts';
import { createLog, type Log } from '../server/log.server.ts';
import type { PageBuild } from '../server/pages/render-page.server.ts';
import { showProgress } from '../server/startup/progress.server.ts';
import { StartupError } from '../server/startup-error.server.ts';
import { settingsGroups } from '../settings-groups.ts';
import type * as Calls from '../store.calls.ts';
import { startStoreJobs } from '../store-jobs.server.ts';

const root = join(import.meta.dirname, '../..');
type Making = typeof import('../create-services.server.ts');
type Pages = typeof import('../server/pages/page-handler.server.ts');

/** Pages reload when they change, calls with the next request; settings and tables need a restart. */
async function dev(): Promise<void> {
  const env = readEnv(process.env, settingsGroups);
  const log = createLog(env.logLevel);
  await using undo = new AsyncDisposableStack();
  const store = await openStore(env, log, showProgress(process.stdout));
  undo.defer(() => store.close());
  const http = createHttpServer();
  const vite = await createVite({
    root,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: http }, allowedHosts: hostsOf(env) },
    // A package found later would load everything twice.
    optimizeDeps: { entries: ['src/shop/*.tsx'] },
  });
  undo.defer(() => vite.close());
  const desk = await createVite({
    configFile: join(root, 'vite.desk.config.ts'),
    server: { middlewareMode: true, hmr: { server: http, path: 'hmr' }, allowedHosts: hostsOf(env) },
  });
  undo.defer(() => desk.close());
  serveThrough(http, vite, desk, liveApp(vite, env, store, log));
  await listening(http, env);
  const jobs = startStoreJobs({ ...store, ...store.live, services: createServices(env), log, clock: () => new Date() });
  undo.defer(() => jobs.stop());
  announce(env, { ...store.live, setUp: await createSetUpLink(store.database) });
  const open = undo.move();
  let ending = false;
  const end = async (exitCode: number) => {
    if (ending) return;
    ending = true;
    http.close();
    http.closeAllConnections();
    await open.disposeAsync();
    process.exit(exitCode);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end(0));
  const lastWords = await store.lost;
  if (!ending) console.error(`The embedded database ended by itself: ${lastWords}`);
  await end(1);
}

const hostsOf = ({ siteHosts }: Env) => Object.values(siteHosts).flatMap(({ hosts }) => [...hosts]);

function serveThrough(http: HttpServer, vite: ViteDevServer, desk: ViteDevServer, app: () => Promise<Hono>): void {
  const handleRequest = getRequestListener(async (request, bindings) => {
    try {
      return await (await app()).fetch(request, bindings);
    } catch (cause) {
      if (cause instanceof Error) vite.ssrFixStacktrace(cause);
      console.error(cause);
      return new Response(`${cause instanceof Error ? cause.stack : cause}`, { status: 500 });
    }
  });
  http.on('request', (request, response) => {
    const isDeskPage = /^\/desk(?!\/api\/)(\/|$)/.test(request.url ?? '');
    const { middlewares } = isDeskPage ? desk : vite;
    middlewares(request, response, () => handleRequest(request, response));
  });
}

function liveApp(vite: ViteDevServer, env: Env, store: OpenStore, log: Log): () => Promise<Hono> {
  const ssr = vite.environments.ssr;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite cannot run the pages in this process');
  const load = <Module>(id: string) => ssr.runner.import<Module>(id);
  let last: { assembly: typeof Assembly; build: PageBuild; app: Hono } | undefined;
  return async () => {
    const assembly = await load<typeof Assembly>('/src/app.server.ts');
    const build = await load<PageBuild>('virtual:react-router/server-build');
    if (last?.assembly === assembly && last.build === build) return last.app;
    const { createPageHandler } = await load<Pages>('/src/server/pages/page-handler.server.ts');
    const { storeCalls } = await load<typeof Calls>('/src/store.calls.ts');
    const making = await load<Making>('/src/create-services.server.ts');
    const { authenticationFor, createApp } = assembly;
    const { database, secret, live } = store;
    const services = making.createServices(env);
    const clock = () => new Date();
    const authentication = authenticationFor(env);
    const server = { database, ...live, secret, log, authentication, services, clock, checkReplies: true };
    const app = createApp({ server });
    const page = createPageHandler({ env, server, handlers: storeCalls, build, isDevelopment: true });
    app.all('*', (c) => page(c));
    last = { assembly, build, app };
    return app;
  };
}

function listening(http: HttpServer, { port, host }: Env): Promise<void> {
  return new Promise((resolve, reject) => {
    http.once('error', (cause) => reject(new StartupError(`The store can't listen: ${cause.message}.`)));
    http.listen(port, host, resolve);
  });
}

dev().catch((cause: unknown) => {
  console.error(cause instanceof StartupError ? cause.message : cause);
  process.exit(1);
});

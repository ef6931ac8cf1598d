import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import type { CallPorts, Handler, Server } from './server/call.ts';
import type { Env } from './server/env.ts';
import { mountHealth } from './server/health.ts';
import { mountCalls } from './server/http.ts';
import { type PageBuild, pageServer } from './server/pages.ts';

export const buildFolder = join(import.meta.dirname, '../build');

/** What earlier rooms need of later ones. */
export const callPorts: CallPorts = { callerOf: async () => undefined };

/** Every call of the API; `secret` signs captchas and links. */
export function everyHandler(_secret: string): Handler[] {
  return [];
}

/** The whole store as one Hono app; without `pages` it is the API alone, as most tests want it. */
export function createApp(env: Env, server: Server, handlers: readonly Handler[], pages?: PageBuild): Hono {
  const app = new Hono();
  mountHealth(app, env, server);
  app.route('/', mountCalls(env, server, handlers));
  if (pages) {
    const assets = serveStatic({
      root: join(buildFolder, 'client'),
      onFound: (path, c) =>
        c.header(
          'cache-control',
          path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
        ),
    });
    app.get('/assets/*', assets);
    app.get('/favicon*', assets);
    app.all('*', pageServer(env, server, handlers, pages));
  }
  return app;
}

/** The built pages. */
export async function loadPages(): Promise<PageBuild> {
  return (await import(join(buildFolder, 'server/index.js'))) as PageBuild;
}

import type { SiteCode } from '../sites/site.ts';

/** Facts that become known of a request while it is served, for log, metrics and traces. */
export type RequestNotes = {
  requestId: string;
  address: string;
  site: SiteCode;
  /** A pattern such as '/documents/:name', never the path itself. */
  route?: string;
  user?: number;
  staff?: number;
  program?: number;
};

declare module 'hono' {
  interface ContextVariableMap {
    notes: RequestNotes | undefined;
  }
}

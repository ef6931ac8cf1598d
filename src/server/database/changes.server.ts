import { parseSiteCode } from '../../sites/resolve-site.ts';
import { bySite, type SiteCode, siteCodes } from '../../sites/site.ts';

/** PostgreSQL's name for what the triggers of the tables tell. */
export const changesChannel = 'raceway_changes';

/** Tells this process what any process has changed of the data it keeps in memory. */
export type Changes = {
  /** Belongs into the key of what is kept of a site's catalogue: it is another number after a change. */
  versionOf(site: SiteCode): number;
  /** `reread` is awaited before anything else is invalidated. */
  onFactsChange(reread: () => Promise<unknown>): void;
  /** Takes a message of the channel: 'facts nod', 'catalogue nod'. */
  handleNotification(payload: string): void;
  /** Messages may have been missed: everything counts as changed. */
  invalidateAll(): void;
};

/** Pages are rendered at most twice a second, even while changes come one after the other. */
const leastBetweenMs = 500;

type Kept = { version: number; isResting: boolean; changedMeanwhile: boolean };

/** Calls `beforeInvalidation` each time something counts as changed. */
export function createChanges(beforeInvalidation: () => void = () => {}): Changes {
  const kept = bySite((): Kept => ({ version: 0, isResting: false, changedMeanwhile: false }));
  let reread: () => Promise<unknown> = async () => {};

  function invalidate(site: SiteCode): void {
    const state = kept[site];
    state.changedMeanwhile = state.isResting;
    if (state.isResting) return;
    beforeInvalidation();
    state.version += 1;
    state.isResting = true;
    setTimeout(() => {
      state.isResting = false;
      if (state.changedMeanwhile) invalidate(site);
    }, leastBetweenMs).unref();
  }

  /** A failed reading is made up for by the job that reads the facts every ten seconds. */
  const afterFacts = (sites: readonly SiteCode[]) => {
    const invalidateSites = () => sites.forEach(invalidate);
    void reread().then(invalidateSites, invalidateSites);
  };

  return {
    versionOf: (site) => kept[site].version,
    onFactsChange(handler) {
      reread = handler;
    },
    handleNotification(payload) {
      const [what, name = ''] = payload.split(' ');
      const site = parseSiteCode(name);
      if (!site) return;
      if (what === 'facts') afterFacts([site]);
      else invalidate(site);
    },
    invalidateAll: () => afterFacts(siteCodes),
  };
}

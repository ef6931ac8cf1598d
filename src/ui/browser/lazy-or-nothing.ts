import { type ComponentType, lazy } from 'react';

/** Shows nothing on failure, for parts a page can do without: React's `lazy` fails with the whole page. */
export const lazyOrNothing = <Props>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() => load().catch(() => ({ default: (): null => null })));

import { type ComponentType, lazy } from 'react';

/** For what a page can do without: where React's `lazy` fails with the whole page, this shows nothing. */
export const lazyOrNothing = <Props>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() => load().catch(() => ({ default: (): null => null })));

import { createContext, use } from 'react';

/** A change by somebody else to the record that is open. */
export type OthersChange = { who: string; at: Date };

export type LivePage = {
  /** Whether the data that came last came by itself, not after something the person did. */
  isQuiet(): boolean;
  change: OthersChange | undefined;
  /** Newer data waits until the form on the page is done. */
  isWaiting: boolean;
  /** The page could not be loaded again; it is tried until it can. */
  isBehind: boolean;
  refresh(): void;
  dismiss(): void;
};

const nothing: LivePage = {
  isQuiet: () => false,
  change: undefined,
  isWaiting: false,
  isBehind: false,
  refresh: () => {},
  dismiss: () => {},
};

const LivePageContext = createContext<LivePage>(nothing);
export const LivePageProvider = LivePageContext;

export const useLivePage = (): LivePage => use(LivePageContext);

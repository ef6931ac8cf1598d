/** The notice that the desk gets of a change by somebody. */
export type DeskChange = {
  /** The record's address below /desk/:site/; '' where it has no page of its own. */
  path: string;
  actor: 'buyer' | 'staff' | 'system';
  /** The name of staff; of buyers ''. */
  by: string;
};

/** The names of events in the stream. `beat` says that it still runs, `end` that the session is over. */
export type DeskEventName = 'changes' | 'beat' | 'end';

/** RFIs with unanswered lines, oldest first; with quotes that can be ordered, the next to end first; all, newest first. */
export const rfiQueues = ['waiting', 'quoted', 'all'] as const;
export type RfiQueue = (typeof rfiQueues)[number];

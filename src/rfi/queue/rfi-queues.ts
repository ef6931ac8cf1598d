/**
 * RFIs with lines to answer, oldest first; of those and of the ones that wait for a maker, one's own and nobody's; with
 * lines that wait for a maker, the next to come back first; with quotes that can be ordered, and of those with one that
 * ends by tomorrow, the next to end first; all, newest first.
 */
export const rfiQueues = ['waiting', 'mine', 'nobody', 'maker', 'quoted', 'ending', 'all'] as const;
export type RfiQueue = (typeof rfiQueues)[number];

/** What happens to a line of an RFI, in a word that follows 'line 3 was'. */
export const rfiStepWords = {
  asked: 'requested',
  answered: 'quoted',
  declined: 'declined',
  maker: 'left to the maker',
  held: 'put on hold',
  released: 'released',
  ordered: 'ordered',
  lapsed: 'ended',
  withdrawn: 'withdrawn',
  extended: 'extended',
  reminded: 'named in a reminder',
} as const;
export type RfiStep = keyof typeof rfiStepWords;
export const rfiSteps = Object.keys(rfiStepWords) as [RfiStep, ...RfiStep[]];

import { buyerRefusals } from '../buyer-refusals.ts';

export const ownContactMessages = {
  password: 'This is not your password.',
  unfinished: buyerRefusals.unfinished,
} as const;

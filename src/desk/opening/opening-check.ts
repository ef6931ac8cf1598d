import type { ReplyOf } from '../../lib/contract.ts';
import type { openingAtDesk } from './opening.contract.ts';

export type Opening = ReplyOf<typeof openingAtDesk>;
export type OpeningCheck = Opening['checks'][number];

export const missingChecksOf = ({ checks }: Opening) => checks.filter(({ state }) => state === 'missing');

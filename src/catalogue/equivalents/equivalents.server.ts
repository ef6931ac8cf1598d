import { permissionTo } from '../../account/permissions/permission-to.server.ts';
import { parseDesignation } from '../../bearings/designation/parse-designation.ts';
import { universalNumber } from '../../bearings/designation/universal-number.ts';
import { compareBearings, mayReplace } from '../../bearings/interchange/compare-bearings.ts';
import { equivalentsOf } from '../../bearings/interchange/equivalents.ts';
import { defineCall } from '../../server/calls/define-call.server.ts';
import { refuse } from '../../server/refuse.server.ts';
import { consumeRateLimits, networkLimits, type RateLimit } from '../../server/security/rate-limits.server.ts';
import { equivalents } from './equivalents.contract.ts';

const perNetwork: RateLimit = { name: 'equivalents', max: 600, windowMinutes: 60 };

export const equivalentsCall = defineCall(
  equivalents,
  { requires: permissionTo('browse'), reads: 'replica' },
  async ({ designation, maker, number }, context) => {
    const { database, site, address } = context;
    await consumeRateLimits(database, networkLimits(perNetwork, address, site.code));
    const reading = parseDesignation(designation, maker);
    if (!reading.known) return refuse(equivalents, 'not_known', { designation });
    const other = number === '' ? null : parseDesignation(number);
    const comparison = other && {
      ...compareBearings(reading, other),
      may_replace: mayReplace(other, reading),
      may_be_replaced: mayReplace(reading, other),
    };
    return {
      success: true as const,
      universal_no: universalNumber(reading),
      equivalents: equivalentsOf(reading).map(({ reading: _, differs, ...one }) => ({ ...one, differs: [...differs] })),
      comparison: comparison && { ...comparison, differs: [...comparison.differs] },
    };
  },
);

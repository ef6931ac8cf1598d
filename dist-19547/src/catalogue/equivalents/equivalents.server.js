import { permissionTo } from '../../account/permissions/permission-to.server.js';
import { universalNumber } from '../../bearings/designation/universal-number.js';
import { compareBearings } from '../../bearings/interchange/compare-bearings.js';
import { equivalentsOf } from '../../bearings/interchange/equivalents.js';
import { defineCall } from '../../server/calls/define-call.server.js';
import { ipNetworkOf } from '../../server/ip-network.server.js';
import { refuse } from '../../server/refuse.server.js';
import { consumeRateLimits,                } from '../../server/security/rate-limits.server.js';
import { parseDesignationCached } from '../designation/parse-designation-cached.js';
import { equivalents } from './equivalents.contract.js';

const perNetwork            = { name: 'equivalents', max: 600, windowMinutes: 60 };

export const equivalentsCall = defineCall(
  equivalents,
  { requires: permissionTo('browse') },
  async ({ designation, maker, number }, context) => {
    await consumeRateLimits(context.database, [
      { ...perNetwork, key: `${context.site.code} ${ipNetworkOf(context.address)}` },
    ]);
    const reading = parseDesignationCached(designation, maker);
    if (!reading.known) return refuse(equivalents, 'not_known', { designation });
    const comparison = number === '' ? null : compareBearings(reading, number);
    return {
      success: true         ,
      universal_no: universalNumber(reading),
      equivalents: equivalentsOf(reading).map(({ reading: _, differs, ...one }) => ({ ...one, differs: [...differs] })),
      comparison: comparison && { ...comparison, differs: [...comparison.differs] },
    };
  },
);

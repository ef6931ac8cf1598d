// The promise to answer an RFI runs from the request, or from the day on which lines come back from the maker.

import {           momentAt,                      } from '../../lib/dates.js';

export const dueFrom = (askedAt      , backOn            , { timeZone }                                   )       =>
  backOn === null ? askedAt : momentAt(backOn, '00:00', timeZone);

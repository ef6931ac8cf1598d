// A banner is shown from its first to its last day.

import type { Day } from '../../lib/dates.ts';
import type { Banner } from '../../sites/home-content.ts';

export const shownBanners = (banners: readonly Banner[] = [], today: Day): Banner[] =>
  banners.filter(
    ({ firstDay, lastDay }) =>
      (firstDay === undefined || firstDay <= today) && (lastDay === undefined || today <= lastDay),
  );

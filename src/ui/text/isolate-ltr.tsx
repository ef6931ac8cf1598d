import type { ReactNode } from 'react';
import { isRtl } from '../../lib/i18n.ts';
import { isLeftToRight } from '../../lib/text-direction.ts';

/** A name, a number, an address: words that are nobody's to say keep their direction on a page from right to left. */
export const isolateLtr = (content: ReactNode): ReactNode =>
  typeof content === 'string' && isRtl() && isLeftToRight(content) ? <bdi dir="ltr">{content}</bdi> : content;

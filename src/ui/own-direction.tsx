import type { ReactNode } from 'react';
import { isLeftToRight } from '../lib/direction.ts';
import { turned } from '../lib/say.ts';

/** A name, a number, an address: words that are nobody's to say keep their direction on a page from right to left. */
export const ownDirection = (content: ReactNode): ReactNode =>
  typeof content === 'string' && turned() && isLeftToRight(content) ? <bdi dir="ltr">{content}</bdi> : content;

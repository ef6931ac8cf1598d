import type { ReactNode } from 'react';
import { isRtl } from '../../lib/i18n.ts';
import { isLeftToRight } from '../../lib/text-direction.ts';

/** Keeps untranslated text, such as names and numbers, left to right on right-to-left pages. */
export const isolateLtr = (content: ReactNode, text = content): ReactNode =>
  typeof text === 'string' && isRtl() && isLeftToRight(text) ? <bdi dir="ltr">{content}</bdi> : content;

// A number that is read wins over the sizes that stand beside it, which agree with it or contradict it.

import { t } from '../../lib/i18n.ts';
import type { StatedSizes } from './stated-sizes.rule.ts';

export const statedSizesText = ({ number, agree }: StatedSizes): string =>
  agree
    ? t`The number ${number} is taken; the sizes in the text agree with it.`
    : t`The number ${number} is taken; the sizes in the text contradict it, so please check which you need.`;

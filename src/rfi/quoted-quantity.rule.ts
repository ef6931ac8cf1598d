import { countText } from '../catalogue/items/item-format.rule.ts';
import { t } from '../lib/i18n.ts';

/** '8 of 10' where fewer are quoted than the buyer asked for. */
export const quotedQuantityText = (quoted: number, asked: number): string =>
  quoted < asked ? t`${countText(quoted)} of ${countText(asked)}` : countText(quoted);

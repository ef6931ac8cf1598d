import { plural, t } from '../../lib/i18n.ts';

export const cartLabel = (count: number): string => (count === 0 ? t`Cart` : t`Cart, ${plural(count, 'item')}`);

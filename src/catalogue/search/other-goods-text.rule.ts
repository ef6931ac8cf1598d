// A V-belt or an oil seal that is asked for is named as what it is, never as a bearing.

import type { OtherGoods } from '../../bearings/designation/other-goods.data.ts';
import { msg, translate } from '../../lib/i18n.ts';

const texts: Readonly<Record<OtherGoods, string>> = {
  'V-belt': msg('{name} is a V-belt; it is not sold here.'),
  'timing belt': msg('{name} is a timing belt; it is not sold here.'),
  chain: msg('{name} is a chain; it is not sold here.'),
  'taper bush': msg('{name} is a taper bush; it is not sold here.'),
  coupling: msg('{name} is a coupling; it is not sold here.'),
  pulley: msg('{name} is a pulley; it is not sold here.'),
  'oil seal': msg('{name} is an oil seal; it is not sold here.'),
  'O-ring': msg('{name} is an O-ring; it is not sold here.'),
  circlip: msg('{name} is a circlip; it is not sold here.'),
  grease: msg('{name} is a grease; it is not sold here.'),
  oil: msg('{name} is an oil; it is not sold here.'),
  lubricator: msg('{name} is a lubricator; it is not sold here.'),
  tool: msg('{name} is a tool; it is not sold here.'),
  'heating ring': msg('{name} is a heating ring; it is not sold here.'),
  adhesive: msg('{name} is an adhesive; it is not sold here.'),
  'wheel bearing kit': msg('{name} is a wheel bearing kit; it is not sold here.'),
};

export const otherGoodsKinds = Object.keys(texts) as OtherGoods[];

export const otherGoodsText = (goods: OtherGoods, name: string): string => translate(texts[goods], { name });

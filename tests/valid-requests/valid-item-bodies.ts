import type { Body } from './body-of-contract.ts';
import type { BuyerData } from './buyer-data.ts';

/** Bodies for the calls about items and imports at the desk. */
export function validItemBodies({ site, deskIds }: Pick<BuyerData, 'site' | 'deskIds'>): Record<string, Body> {
  const desk = { site };
  const imported = { ...desk, id: deskIds.import };
  return {
    'desk/api/:site/items/': {
      ...desk,
      q: '6205',
      view: 'no_stock',
      sort: '-list',
      page: '1',
      maker: 'Koyo',
      category: '',
    },
    'desk/api/:site/items/change/': {
      ...desk,
      id: deskIds.item,
      changes: [{ column: 'packing_type', value: 'Tube', seen: 'Carton' }],
    },
    'desk/api/:site/items/categories/rename/': { ...desk, from: 'Unused', to: 'Used' },
    'desk/api/:site/items/categories/merge/': { ...desk, from: 'Unused', into: 'Used', items: 1 },
    'desk/api/:site/items/categories/arrange/': { ...desk, seen: ['Unused'], order: ['Unused'] },
    'desk/api/:site/items/move/': { ...desk, items: [{ id: deskIds.item, category: 'Special', seen: 'Special' }] },
    'desk/api/:site/items/certificates/': { ...desk, q: 'ISO', view: 'ending', page: '1' },
    'desk/api/:site/items/certificates/form/': { ...desk, replaces: deskIds.certificate },
    'desk/api/:site/items/certificates/save/': {
      ...desk,
      scope: 'maker',
      maker: 'ZWZ',
      kind: 'other',
      number: 'C 1',
      validFrom: '2026-01-01',
      replaces: deskIds.certificate,
    },
    'desk/api/:site/items/stock/adjust/': {
      ...desk,
      id: deskIds.item,
      branch: 'mumbai',
      way: 'add',
      quantity: 1,
      reason: 'found',
      note: '',
      seen: 0,
    },
    'desk/api/:site/items/stocktake/': { ...desk, branch: 'mumbai', shelf: 'A-03-2' },
    'desk/api/:site/items/stocktake/count/': {
      ...desk,
      branch: 'mumbai',
      shelf: 'A-03-2',
      counts: [{ id: deskIds.item, counted: 1, again: null, seen: null }],
    },
    'desk/api/:site/items/words/': { ...desk, q: 'KMP', page: '1' },
    'desk/api/:site/items/words/save/': { ...desk, word: 'KMP 1', codes: ['ZW-10601'], seen: [] },
    'desk/api/:site/items/words/remove/': { ...desk, word: 'KMP 1' },
    'desk/api/:site/items/misses/': { ...desk, q: 'KMP', view: 'week', page: '1' },
    'desk/api/:site/items/wanted/': { ...desk, q: '6205', view: 'week', page: '1' },
    'desk/api/:site/imports/begin/': { ...desk, kind: 'stock', fileName: 'stock.csv' },
    'desk/api/:site/imports/part/': { ...imported, part: '0' },
    'desk/api/:site/imports/check/': { ...imported, mapping: ['itemcode', 'onHand'] },
    'desk/api/:site/imports/reading/': { ...imported, sheets: [0], withHidden: false },
    'desk/api/:site/imports/run/': { ...imported, retireMissing: 0 },
  };
}

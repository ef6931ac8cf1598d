import { expect, test } from 'vitest';
import { whatDiffers } from './what-differs.rule.ts';

const ours = {
  itemname: '6205-2RS/C3',
  universalNo: '6205-2RS/C3',
  brandname: 'ZWZ',
  itemtype: 'deep groove ball',
  seal: 'contact seal x2',
  clearance: 'C3',
  Dimension_ID: 25,
  Dimension_OD: 52,
  Dimension_OW: 15,
};

test('another maker with the same universal number interchanges', () => {
  expect(whatDiffers(ours, { ...ours, brandname: 'Koyo' })).toEqual({ match: 'Interchangeable', differences: [] });
});

test('the same maker with other letters names them, since the universal number does not carry them', () => {
  const caged = { ...ours, universalNo: 'NU2310', itemname: 'NU2310EM' };
  expect(whatDiffers({ ...caged, itemname: 'NU2310' }, caged)).toEqual({
    match: 'Interchangeable',
    differences: [{ what: 'Suffix', theirs: 'EM', ours: 'none' }],
  });
  expect(whatDiffers(caged, { ...caged, itemname: 'NU2310' }).differences).toEqual([
    { what: 'Suffix', theirs: 'none', ours: 'EM' },
  ]);
});

test('another clearance and other seals of the same size are named, theirs before ours', () => {
  const theirs = { ...ours, universalNo: '6205-2Z', seal: 'shield x2', clearance: 'CN' };
  expect(whatDiffers(ours, theirs)).toEqual({
    match: 'Same size only',
    differences: [
      { what: 'Seals', theirs: 'Shields, two sides', ours: 'Contact, two sides' },
      { what: 'Clearance', theirs: 'CN', ours: 'C3' },
    ],
  });
});

test('another size is named with its mm and never called the same size', () => {
  const theirs = { ...ours, universalNo: '6206-2RS/C3', Dimension_ID: 30, Dimension_OD: 62, Dimension_OW: 16 };
  expect(whatDiffers(ours, theirs)).toEqual({
    match: 'Another size',
    differences: [
      { what: 'Bore d', theirs: '30', ours: '25' },
      { what: 'Outside D', theirs: '62', ours: '52' },
      { what: 'Width B', theirs: '16', ours: '15' },
    ],
  });
});

test('what one side does not know is not called a difference, and no universal number is no match', () => {
  const blank = { ...ours, universalNo: '', seal: '', clearance: '' };
  expect(whatDiffers(ours, blank)).toEqual({ match: 'Same size only', differences: [] });
  expect(whatDiffers(blank, blank).match).toBe('Same size only');
});

import { expect, test } from 'vitest';
import { drawingFieldsOf } from './drawing-fields.ts';

test('a reply says type, seal and sizes as the row has them, and 0 for a size nobody knows', () => {
  const row = { bearingType: 'deep groove ball', seal: 'shield x2', boreMm: 25, outsideMm: 52, widthMm: null };
  expect(drawingFieldsOf(row)).toEqual({
    itemtype: 'deep groove ball',
    seal: 'shield x2',
    Dimension_ID: 25,
    Dimension_OD: 52,
    Dimension_OW: 0,
  });
});

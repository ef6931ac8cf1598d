import { expect, test } from 'vitest';
import { drawingFieldsOf } from './drawing-fields.rule.ts';

test('a reply has type, seal and sizes of the row, and 0 for an unknown size', () => {
  const row = { bearingType: 'deep groove ball', seal: 'shield x2', boreMm: 25, outsideMm: 52, widthMm: null };
  expect(drawingFieldsOf(row)).toEqual({
    itemtype: 'deep groove ball',
    seal: 'shield x2',
    Dimension_ID: 25,
    Dimension_OD: 52,
    Dimension_OW: 0,
  });
});

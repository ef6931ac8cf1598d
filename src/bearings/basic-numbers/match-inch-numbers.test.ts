import { describe, expect, test } from 'vitest';
import { parseDesignation } from '../designation/parse-designation.ts';

test.each([
  ['387A/382', '387A/382', 57.15, 98.425, 21],
  ['25590/25523', '25590/25523', 45.618, 82.931, 26.988],
  ['25580/22', '25580/25522', 44.45, 83.058, 23.876],
  ['418/414', '418/414', 38.1, 88.5, 26.988],
  ['482/472', '482/472', 69.85, 120, 29.794],
  ['33895/33821', '33895/33821', 53.975, 95.25, 27.783],
  ['3577/25', '3577/3525', 41.275, 87.312, 30.162],
  ['37431/625', '37431/37625', 109.538, 158.75, 23.02],
  ['15103 S/15243', '15103S/15243', 26.162, 61.912, 19.05],
  ['395 S/394 A/Q', '395S/394A', 66.675, 110, 22],
  ['HM 903249/2/210/2/Q', 'HM903249/HM903210', 44.45, 95.25, 30.958],
  ['3984/2/3920/2/Q', '3984/3920', 66.675, 112.712, 30.162],
  ['6379/K-6320/Q', '6379/6320', 65.088, 135.755, 53.975],
  ['JM515649/610Q', 'JM515649/JM515610', 80, 130, 35],
  ['HM88649', 'HM88649', 34.925, null, null],
  ['LM11910', 'LM11910', null, 45.237, null],
])('the inch taper %s is %s of %s x %s x %s mm', (text, basic, boreMm, outsideMm, widthMm) => {
  expect(parseDesignation(text)).toMatchObject({ basic, boreMm, outsideMm, widthMm, unknown: [] });
});

test('a cone and a cup that fit together, though no table has the pair, have a bore and an outside', () => {
  expect(parseDesignation('539/532A')).toMatchObject({ boreMm: 53.975, outsideMm: 111.125, widthMm: null });
});

describe('what no table has', () => {
  test.each(['LM99999/LM99910', 'HM12345/10', 'M10-30-9', 'LM11949/LM67010', 'LM12345', '418414', 'SET399'])(
    '%s is not known',
    (text) => {
      expect(parseDesignation(text).known).toBe(false);
    },
  );
});

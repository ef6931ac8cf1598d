/** The words in which facts about a bearing are told, in data and in replies. */
export const seals = [
  'open',
  'shield x1',
  'shield x2',
  'contact seal x1',
  'contact seal x2',
  'non-contact seal x1',
  'non-contact seal x2',
  'low-friction seal x2',
  'shield and seal',
] as const;
export type Seal = (typeof seals)[number];

export const clearances = ['C2', 'CN', 'CM', 'C3', 'C4', 'C5'] as const;
export type Clearance = (typeof clearances)[number];

export const bores = ['cylindrical', 'taper 1:12', 'taper 1:30'] as const;
export type Bore = (typeof bores)[number];

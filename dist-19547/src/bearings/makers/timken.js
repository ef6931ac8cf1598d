                                         

export const timken = {
  name: 'Timken',
  brands: ['TIMKEN'],
  spelling: {
    seals: { Z: '-Z', '2Z': '-ZZ', RS: '-RS', '2RS': '-2RS' },
    angles: {},
    separator: '-',
    makes: 'bru',
    greaseGroove: 'W33',
    rank: 9,
    source: 'maker Timken',
  },
  examples: { 'LM11949/LM11910': 'LM11949/LM11910' },
}                ;

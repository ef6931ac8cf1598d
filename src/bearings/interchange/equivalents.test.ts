import { describe, expect, it } from 'vitest';
import { parseDesignation } from '../designation/parse-designation.ts';
import { readSeedRecords } from '../seed.fixture.ts';
import { compareBearings } from './compare-bearings.ts';
import { equivalentsOf } from './equivalents.ts';

const numbersOf = (text: string, maker?: string) =>
  Object.fromEntries(equivalentsOf(parseDesignation(text, maker)).map((one) => [one.maker, one.number]));

describe('the numbers of other makers', () => {
  it('name seals and clearance as each maker does', () => {
    expect(numbersOf('6205-2RS1/C3')).toEqual({
      SKF: '6205-2RS1/C3',
      FAG: '6205-2RSR-C3',
      NSK: '6205DDUC3',
      NTN: '6205LLUC3',
      Koyo: '6205 2RS C3',
      Timken: '6205-2RS-C3',
      Nachi: '6205-2NSEC3',
      ZWZ: '6205-2RS/C3',
      HRB: '6205-2RS/C3',
      LYC: '6205-2RS/C3',
      GOST: '70-180205',
    });
  });

  it('are none for a shell that one maker alone numbers so', () => {
    expect(numbersOf('TA2520Z')).toEqual({});
  });

  it.each([
    ['61905-2Z', 'NSK', '6905ZZ'],
    ['NU205EM', 'SKF', 'NU205ECM'],
    ['NU205EM', 'FAG', 'NU205-E-M1'],
    ['NU308ECP', 'NTN', 'NU308ET2'],
    ['22220CA/W33', 'NSK', '22220CAME4'],
    ['22220CA/W33', 'ZWZ', '22220CA/W33'],
    ['32008X', 'FAG', '32008-X'],
    ['7205B/DB', 'NSK', '7205BDB'],
    ['HK2020', 'IKO', 'TLA2020Z'],
    ['HK1616-2RS', 'IKO', 'TLA1616UU'],
    ['TLA1616UU', 'FAG', 'HK1616-2RS'],
    ['NA4905.2RS', 'FAG', 'NA4905-2RS'],
    ['NATR20PP', 'FAG', 'NATR20-PP'],
    ['CF12UUR', 'FAG', 'KR30-PP'],
    ['GE20ES-2RS', 'FAG', 'GE20-DO-2RS'],
    ['LR201-2RS', 'FAG', 'LR201-2RSR'],
    ['HK1614-RS', 'IKO', undefined],
    ['UC205', 'FAG', 'GYE25-KRR-B'],
    ['UCP205', 'FAG', 'RASEY25'],
    ['6205-2RS', 'GB 272-64', '180205'],
    ['6205/P5', 'GB 272-64', 'D205'],
    ['30205', 'GOST', '7205'],
    ['NU205', 'GOST', '32205'],
    ['S6205-2RS', 'SKF', 'W6205-2RS1'],
    ['6316/C3VL0241', 'FAG', '6316-C3-J20AA'],
    ['22210K+H310', 'SKF', '22210K+H310'],
    ['UC205', 'SKF', 'YAR205-2F'],
    ['SA205', 'SKF', 'YET205'],
    ['SA205', 'FAG', 'GRAE25-NPP-B'],
    ['SA205', 'NTN', 'AEL205'],
    ['SB205', 'SKF', 'YAT205'],
    ['SB205', 'FAG', 'GAY25-NPP-B'],
    ['SB205', 'NTN', 'AS205'],
    ['UEL205', 'SKF', 'YEL205-2F'],
    ['UEL205', 'FAG', 'GE25-KRR-B'],
    ['UCFC205', 'Koyo', 'UCFC205'],
    ['31308', 'NSK', '30308D'],
    ['31308', 'NTN', '30308D'],
    ['31308', 'SKF', '31308'],
    ['GE20ES', 'FAG', 'GE20-DO'],
    ['SI20ES', 'FAG', 'GIR20-DO'],
    ['PHS20', 'FAG', 'GIKFR20-PB'],
    ['PHS20', 'SKF', 'SIKAC20M'],
    ['SNL511', 'FAG', undefined],
    ['SE511-609', 'FAG', undefined],
    ['SE511-609', 'SKF', 'SE511'],
    ['SNV120', 'SKF', undefined],
    ['SNV120', 'FAG', 'SNV120'],
    ['KM5', 'FAG', 'KM5'],
    ['TSN511G', 'FAG', undefined],
    ['LM20UU', 'SKF', undefined],
    ['AN05', 'SKF', undefined],
    ['20205', 'SKF', undefined],
    ['GAC25S', 'FAG', undefined],
    ['ШС20', 'SKF', 'GE20ES'],
    ['GE30LO', 'FAG', 'GE30LO'],
    ['RASE25', 'SKF', undefined],
    ['RASEY25', 'SKF', 'SY25TF'],
    ['20205', 'FAG', '20205'],
    ['GIKR25', 'FAG', 'GIKR25'],
    ['GIKR25', 'SKF', undefined],
    ['GIPFR20PW', 'SKF', undefined],
    ['KA020CP0', 'SKF', undefined],
    ['KA020CP0', 'Koyo', undefined],
    ['NKIB5905', 'SKF', 'NKIB5905'],
    ['NKIB5905', 'Koyo', undefined],
    ['NKX25', 'FAG', 'NKX25'],
    ['NKX25', 'LYC', undefined],
    ['NNF5008', 'SKF', 'NNF5008'],
    ['NNF5008', 'FAG', 'SL045008'],
    ['NNF5008-2LSV', 'FAG', 'SL045008-PP'],
    ['NNF5008', 'NTN', 'SL04-5008'],
    ['NNF5008', 'NSK', undefined],
    ['NNF5008', 'HRB', undefined],
    ['NCF3010', 'FAG', 'SL183010'],
    ['FC4058192', 'ZWZ', 'FC4058192'],
    ['FC4058192', 'SKF', undefined],
    ['DAC39720037', 'SKF', undefined],
    ['352226X2', 'NTN', undefined],
    ['20310-K', 'FAG', '20310K'],
    ['20310-K', 'SKF', undefined],
    ['7205BEP', 'SKF', '7205BEP'],
    ['7205BEP', 'FAG', '7205-B-TVP'],
    ['7310BECBM', 'FAG', '7310-B-MP-UA'],
    ['7310BECBM', 'NTN', '7310BL1G'],
    ['NU205ECP', 'Koyo', 'NU205RFG'],
    ['NU205EM', 'Nachi', 'NU205EMY'],
  ])('for %s is for %s %s', (text, maker, number) => {
    expect(numbersOf(text)[maker]).toBe(number);
  });

  it('leave out makers that do not make the type or have no spelling for a fact', () => {
    expect(numbersOf('6205-2RS').IKO).toBeUndefined();
    expect(numbersOf('HK2020').NSK).toBeUndefined();
    expect(numbersOf('6205-2RSL').ZWZ).toBeUndefined();
    expect(numbersOf('NU205EM').GOST).toBeUndefined();
    expect(numbersOf('7205B').Timken).toBeUndefined();
    expect(numbersOf('SA205').NSK).toBeUndefined();
    expect(Object.keys(numbersOf('C2210K'))).toEqual(['SKF', 'FAG']);
    expect(numbersOf('6205-2RS1/C3')['GB 272-64']).toBeUndefined();
  });

  it('say what a maker chooses otherwise', () => {
    const koyo = equivalentsOf(parseDesignation('22220CA/W33')).find(({ maker }) => maker === 'Koyo');
    expect(koyo).toMatchObject({ number: '22220 W33', level: 'interchangeable', differs: ['cage', 'design'] });
  });

  it('are none where the number or a suffix is not known', () => {
    expect(equivalentsOf(parseDesignation('hello'))).toEqual([]);
    expect(equivalentsOf(parseDesignation('6205 XYZ'))).toEqual([]);
  });

  it('exist for nearly every bearing of the lists, and mean that bearing', () => {
    const numbers = readSeedRecords('seed-bearings.csv').map((row) => row.designation ?? '');
    const readings = numbers.map((number) => parseDesignation(number)).filter(({ known }) => known);
    const without = readings.filter((reading) => equivalentsOf(reading).length < 2);
    expect(without.length / readings.length).toBeLessThan(0.02);
    const makers = ['SKF', 'FAG', 'NSK', 'NTN', 'Koyo', 'Timken', 'Nachi', 'IKO', 'ZWZ'];
    for (const reading of readings.filter((_, i) => i % 10 === 0))
      for (const { maker, number, level } of equivalentsOf(reading).filter((one) => makers.includes(one.maker)))
        expect(compareBearings(reading, parseDesignation(number, maker)).level, number).toBe(level);
  });
});

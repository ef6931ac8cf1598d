import { expect, test } from 'vitest';
import { interfaceWords } from '../src/sites/interface.ts';
import { decisionFaults, linkFaults, mapFaults, settingFaults } from './house-docs.ts';
import {
  barrelFaults,
  excuseFaults,
  handlerFaults,
  impureFaults,
  lengthFaults,
  nameFaults,
  unsaidFaults,
  untestedFaults,
} from './house-files.ts';
import { placeFaults, readPages } from './house-places.ts';
import {
  cycleFaults,
  databaseFaults,
  directionFaults,
  pageFaults,
  pureFaults,
  statementFaults,
  writerFaults,
} from './house-rooms.ts';
import { interfaceFaults, textsSaid, unspokenFaults } from './house-said.ts';
import { readHouse } from './house-source.ts';
import { colourFaults, makerFaults, sidedFaults, siteFaults } from './house-words.ts';

const house = readHouse();
const pages = readPages();
const textOf = (path: string) => pages.find((page) => page.path === path)?.text ?? '';

test.each([
  ['a room imports only from rooms to its left', directionFaults],
  ['no file needs itself', cycleFaults],
  ["a room's queries are imported by no other room", databaseFaults],
  ["a table is written by its own room's .db.ts", writerFaults],
  ['a statement has a name of its own', statementFaults],
  ["nothing a page imports reaches the server's code", pageFaults],
  ['rules and contracts stand on lib, bearings, sites and zod', pureFaults],
  ['a handler is 40 lines at most', handlerFaults],
  ['a rule is pure', impureFaults],
  ['no site code decides outside src/sites', siteFaults],
  ['no colour outside src/sites and the tokens', colourFaults],
  ['makers are data', makerFaults],
  ['styles know start and end, not left and right', sidedFaults],
  ['a file has 300 lines at most', lengthFaults],
  ['file names are kebab-case, rooms are flat, nothing is called utils', nameFaults],
  ['no barrels', barrelFaults],
  ['every rule and every server file has its test beside it', untestedFaults],
  ['every rule file begins with the rule', unsaidFaults],
  ['a page says its texts, and none before it has a reader', unspokenFaults],
  ['nothing is skipped, suppressed or put off', excuseFaults],
])('%s', (_rule, faultsOf) => {
  expect(faultsOf(house)).toEqual([]);
});

test('the words of each site hold every text of the interface, and no other', async () => {
  const said = await textsSaid(house);
  const faults = Object.entries(interfaceWords).flatMap(([site, words]) => interfaceFaults(site, words, said));
  expect(faults).toEqual([]);
});

test('nothing names another folder, a machine or a package registry', () => {
  expect(placeFaults(pages)).toEqual([]);
});

test('the map names every rule and every room', () => {
  expect(mapFaults(house, textOf('docs/map.md'))).toEqual([]);
});

test.each(['.env.example', 'docs/operating.md'])('%s says what each setting is', (path) => {
  expect(settingFaults(textOf('src/server/env.ts'), path, textOf(path))).toEqual([]);
});

test('decisions are numbered and a page each', () => {
  expect(decisionFaults(pages.filter(({ path }) => path.startsWith('docs/decisions/')))).toEqual([]);
});

test('links and pictures of the pages are there', () => {
  expect(linkFaults(pages.filter(({ path }) => path.endsWith('.md')))).toEqual([]);
});

import { expect, test } from 'vitest';
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
import { cycleFaults, databaseFaults, directionFaults, pageFaults, pureFaults, writerFaults } from './house-rooms.ts';
import { readHouse } from './house-source.ts';
import { colourFaults, makerFaults, siteFaults } from './house-words.ts';

const house = readHouse();

test.each([
  ['a room imports only from rooms to its left', directionFaults],
  ['no file needs itself', cycleFaults],
  ["a room's queries are imported by no other room", databaseFaults],
  ["a table is written by its own room's .db.ts", writerFaults],
  ["nothing a page imports reaches the server's code", pageFaults],
  ['rules and contracts stand on lib, bearings, sites and zod', pureFaults],
  ['a handler is 40 lines at most', handlerFaults],
  ['a rule is pure', impureFaults],
  ['no site code decides outside src/sites', siteFaults],
  ['no colour outside src/sites and the tokens', colourFaults],
  ['makers are data', makerFaults],
  ['a file has 300 lines at most', lengthFaults],
  ['file names are kebab-case, rooms are flat, nothing is called utils', nameFaults],
  ['no barrels', barrelFaults],
  ['every rule and every server file has its test beside it', untestedFaults],
  ['every rule file begins with the rule', unsaidFaults],
  ['nothing is skipped, suppressed or put off', excuseFaults],
])('%s', (_rule, faultsOf) => {
  expect(faultsOf(house)).toEqual([]);
});

test('nothing names another folder, a machine or a package registry', () => {
  expect(placeFaults(readPages())).toEqual([]);
});

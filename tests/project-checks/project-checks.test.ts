import { expect, test } from 'vitest';
import { translationsByLanguage } from '../../src/sites/translations.server.ts';
import {
  findDuplicateStatementNames,
  findForeignQueryImports,
  findForeignTableWrites,
  findImportCycles,
  findImportDirectionViolations,
  findImpureRuleImports,
  findServerImportsInPages,
} from './architecture.ts';
import {
  findBrokenLinks,
  findDecisionViolations,
  findMapViolations,
  findUndocumentedSettings,
} from './documentation.ts';
import {
  findBadFileNames,
  findBarrels,
  findImpureRules,
  findLongFiles,
  findLongHandlers,
  findRulesWithoutSummary,
  findSuppressions,
  findUntestedFiles,
} from './file-conventions.ts';
import {
  findHardCodedColours,
  findHardCodedMakers,
  findPhysicalDirections,
  findSiteCodeConditions,
} from './hard-coded-values.ts';
import { findMachinePaths, readTextFiles } from './portability.ts';
import { readSourceFiles, type SourceFile } from './source-files.ts';
import { extractMessages, findTranslationViolations, findUntranslatedTexts } from './translations.ts';
import { withoutOwnTest } from './without-own-test.data.ts';

const sources = readSourceFiles();
const pages = readTextFiles();
const textOf = (path: string) => pages.find((page) => page.path === path)?.text ?? '';

test.each([
  ['a room imports only from rooms to its left', findImportDirectionViolations],
  ['no file needs itself', findImportCycles],
  ["a room's queries are imported by no other room", findForeignQueryImports],
  ["a table is written by its own room's .db.ts", findForeignTableWrites],
  ['a statement has a name of its own', findDuplicateStatementNames],
  ["nothing a page imports reaches the server's code", findServerImportsInPages],
  ['rules and contracts stand on lib, bearings, sites and zod', findImpureRuleImports],
  ['a handler is 40 lines at most', findLongHandlers],
  ['a rule is pure', findImpureRules],
  ['no site code decides outside src/sites', findSiteCodeConditions],
  ['no colour outside src/sites and the tokens', findHardCodedColours],
  ['makers are data', findHardCodedMakers],
  ['styles know start and end, not left and right', findPhysicalDirections],
  ['a file has 300 lines at most', findLongFiles],
  ['file names are kebab-case, rooms are flat, nothing is called utils', findBadFileNames],
  ['no barrels', findBarrels],
  [
    'every rule and every server file has its test beside it',
    (sources: readonly SourceFile[]) => findUntestedFiles(sources, withoutOwnTest),
  ],
  ['every rule file begins with the rule', findRulesWithoutSummary],
  ['a page says its texts, and none before it has a reader', findUntranslatedTexts],
  ['nothing is skipped, suppressed or put off', findSuppressions],
])('%s', (_rule, findViolations) => {
  expect(findViolations(sources)).toEqual([]);
});

test('every translation is of a text of the interface', async () => {
  const messages = await extractMessages(sources);
  const violations = Object.entries(translationsByLanguage).flatMap(([language, translations]) =>
    findTranslationViolations(language, translations, messages),
  );
  expect(Object.keys(messages).length).toBeGreaterThan(1000);
  expect(violations).toEqual([]);
});

test('nothing names another folder, a machine or a package registry', () => {
  expect(findMachinePaths(pages)).toEqual([]);
});

test('the map names every rule and every room', () => {
  expect(findMapViolations(sources, textOf('docs/map.md'))).toEqual([]);
});

test.each(['.env.example', 'docs/operating.md'])('%s says what each setting is', (path) => {
  expect(findUndocumentedSettings(textOf('src/server/env.server.ts'), path, textOf(path))).toEqual([]);
});

test('decisions are numbered and a page each', () => {
  expect(findDecisionViolations(pages.filter(({ path }) => path.startsWith('docs/decisions/')))).toEqual([]);
});

test('links and pictures of the pages are there', () => {
  expect(findBrokenLinks(pages.filter(({ path }) => path.endsWith('.md')))).toEqual([]);
});

import { expect, test } from 'vitest';
import { translationsByLanguage } from '../../src/sites/translations.server.ts';
import {
  findDuplicateStatementNames,
  findFolderCycles,
  findForeignQueryImports,
  findForeignTableWrites,
  findImportCycles,
  findImportDirectionViolations,
  findImpureRuleImports,
  findOtherDatabaseClients,
  findServerImportsInPages,
  findUsesOfLab,
} from './architecture.ts';
import {
  findBrokenLinks,
  findDecisionViolations,
  findMapViolations,
  findUndocumentedSettings,
  findUnknownPaths,
} from './documentation.ts';
import { findSharedNames } from './exported-names.ts';
import { findFieldsWithoutKeyboard } from './field-keyboards.ts';
import {
  findBadFileNames,
  findBarrels,
  findImpureRules,
  findRulesWithoutSummary,
  findSpreadLiterals,
  findSuppressions,
  findUntestedFiles,
} from './file-conventions.ts';
import {
  findHardCodedColours,
  findHardCodedMakers,
  findOwnFormats,
  findPhysicalDirections,
  findSiteCodeConditions,
} from './hard-coded-values.ts';
import { findMachinePaths, readTextFiles } from './portability.ts';
import { patternsOfSources } from './regular-expressions.ts';
import { findPasteHandlers, findStartedPrograms, findUnsafeSettings, findWeakHashes } from './security-conventions.ts';
import { readSourceFiles } from './source-files.ts';
import {
  extractMessages,
  findTranslationViolations,
  findUntranslatedTexts,
  translatedAttributes,
} from './translations.ts';

const sources = readSourceFiles();
const pages = readTextFiles();
const textOf = (path: string) => pages.find((page) => page.path === path)?.text ?? '';

test.each([
  ['an area imports only from earlier areas', findImportDirectionViolations],
  ['imports form no cycle, types included', findImportCycles],
  ['folders of one area form no cycle', findFolderCycles],
  ["no area imports another area's queries", findForeignQueryImports],
  ["a table is written only by its own area's .db.ts files", findForeignTableWrites],
  ['statement names are unique', findDuplicateStatementNames],
  ['no two files export the same name', findSharedNames],
  ['every connection is a DatabaseClient', findOtherDatabaseClients],
  ['pages do not import server code', findServerImportsInPages],
  ['neither the store nor its tests use the laboratory', findUsesOfLab],
  ['rules and contracts import only lib, bearings, sites and zod', findImpureRuleImports],
  ['rules are pure', findImpureRules],
  ['no condition on a site code outside src/sites', findSiteCodeConditions],
  ['no colours outside src/sites and the tokens', findHardCodedColours],
  ['makers are data', findHardCodedMakers],
  ['numbers and days are formatted by src/lib', findOwnFormats],
  ['styles use start and end instead of left and right', findPhysicalDirections],
  ['file names are kebab-case and specific, areas have one level of folders', findBadFileNames],
  ['no barrels', findBarrels],
  ['no literal is spread into a literal to save lines', findSpreadLiterals],
  ['every rule has a test beside it', findUntestedFiles],
  ['every rule file begins with the rule in one sentence', findRulesWithoutSummary],
  ['every text of a page is translated when it is shown', findUntranslatedTexts],
  ['a field of the shop names its keyboard and what fills it', findFieldsWithoutKeyboard],
  ['every regular expression is a constant of its file', (all) => patternsOfSources(all).violations],
  ['no request starts a program', findStartedPrograms],
  ['no form handles pasting', findPasteHandlers],
  ['hashes are of the SHA-2 family', findWeakHashes],
  ['certificates are checked, requests are read strictly, no other site may call', findUnsafeSettings],
  ['no skipped tests, suppressed warnings or notes for later', findSuppressions],
])('%s', (_rule, findViolations) => {
  expect(findViolations(sources)).toEqual([]);
});

test('patterns are found', () => {
  expect(patternsOfSources(sources).patterns.length).toBeGreaterThan(200);
});

const calledNames = ['defineCall', 'defineCallWithSideEffects', 'prepareStatement', 'pgTable', 'msg', 'plural'];
const usedAttributes = translatedAttributes.filter((name) => name !== 'alt');

test.each([
  ...calledNames.map((name) => ({ name, use: new RegExp(`\\b${name}[(<]`) })),
  ...['t', 'tRich'].map((name) => ({ name, use: new RegExp(`\\b${name}\``) })),
  ...usedAttributes.map((name) => ({ name, use: new RegExp(` ${name}=`) })),
])('the checks look for $name, which the code still uses', ({ use }) => {
  expect(sources.some(({ path, text }) => path.startsWith('src/') && use.test(text))).toBe(true);
});

test('every translation belongs to a text of the interface', async () => {
  const messages = await extractMessages(sources);
  const violations = Object.entries(translationsByLanguage).flatMap(([language, translations]) =>
    findTranslationViolations(language, translations, messages),
  );
  expect(Object.keys(messages).length).toBeGreaterThan(1000);
  expect(violations).toEqual([]);
});

test('no file names a folder outside the project, a machine or a package registry', () => {
  expect(findMachinePaths(pages)).toEqual([]);
});

test('the map lists every area and every folder of an area once', () => {
  expect(findMapViolations(textOf('docs/map.md'))).toEqual([]);
});

test.each(['.env.example', 'docs/operating.md'])('%s explains each setting', (path) => {
  expect(findUndocumentedSettings(textOf('src/server/env.server.ts'), path, textOf(path))).toEqual([]);
});

test('decisions are numbered without gaps and fit on one page', () => {
  expect(findDecisionViolations(pages.filter(({ path }) => path.startsWith('docs/decisions/')))).toEqual([]);
});

test('the files and folders that guides name exist', () => {
  const guides = pages.filter(({ path }) => /^docs\/(guides\/.*|testing|operating)\.md$/.test(path));
  expect(guides.length).toBeGreaterThan(10);
  expect(findUnknownPaths(guides, pages)).toEqual([]);
});

test('links and pictures in the documentation exist', () => {
  expect(findBrokenLinks(pages.filter(({ path }) => path.endsWith('.md')))).toEqual([]);
});

import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, type SourceFile } from './source-files.ts';

export function findMapViolations(sources: readonly SourceFile[], map: string): string[] {
  const rules = sources.map(({ path }) => path).filter((path) => path.endsWith('.rule.ts'));
  const named = [...map.matchAll(/`([a-z]+\/(?:[a-z-]+\/)?[a-z-]+\.rule\.ts)`/g)].map(([, path]) => `src/${path}`);
  return [
    ...rules.filter((path) => !named.includes(path)).map((path) => `${path}: is not on docs/map.md`),
    ...named.filter((path) => !rules.includes(path)).map((path) => `docs/map.md: there is no ${path}`),
    ...foldersOf('src')
      .filter((name) => !map.includes(`\`src/${name}\``))
      .map((name) => `src/${name}: is not on docs/map.md`),
  ];
}

export function findUndocumentedSettings(env: string, page: string, text: string): string[] {
  const settings = [...env.matchAll(/^ {2}(?:'([A-Z][A-Z_]+)',|([A-Z][A-Z_]+): )/gm)].map(([, a, b]) => a ?? b ?? '');
  if (settings.length < 12) return ['src/server/env.server.ts: its settings are no longer found'];
  return [...new Set(settings)]
    .filter((name) => !new RegExp(`\\b${name}\\b`).test(text))
    .map((name) => `${page}: does not say what ${name} is`);
}

export function findDecisionViolations(pages: readonly { path: string; text: string }[]): string[] {
  const maxLines = 60;
  return [...pages]
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .flatMap(({ path, text }, i) => {
      const number = String(i + 1).padStart(4, '0');
      return [
        ...(path.includes(`/${number}-`) ? [] : [`${path}: the next number is ${number}`]),
        ...(text.startsWith(`# ${number} `) ? [] : [`${path}: does not begin with '# ${number} '`]),
        ...(text.split('\n').length > maxLines ? [`${path}: is longer than a page`] : []),
      ];
    });
}

export function findBrokenLinks(pages: readonly { path: string; text: string }[]): string[] {
  return pages.flatMap(({ path, text }) =>
    [...text.matchAll(/\]\(([^)\s#]+)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !/^[a-z]+:/.test(target) && !existsSync(join(root, dirname(path), target)))
      .map((target) => `${path}: there is no ${target}`),
  );
}

function foldersOf(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);
}

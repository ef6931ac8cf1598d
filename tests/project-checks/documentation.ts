import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './source-files.ts';

export function findMapViolations(map: string): string[] {
  const paths = foldersOf('src').flatMap((area) => [area, ...foldersOf(area)]);
  const named = folderRowsOf(map);
  const repeated = named.filter((path, i) => named.indexOf(path) < i);
  return [
    ...paths.filter((path) => !named.includes(path)).map((path) => `${path}: is not on docs/map.md`),
    ...named.filter((path) => !paths.includes(path)).map((path) => `docs/map.md: there is no ${path}`),
    ...repeated.map((path) => `docs/map.md: ${path} is there twice`),
  ];
}

/** Areas, and below each the folders of rows that begin with a dash. */
function folderRowsOf(map: string): string[] {
  let area = '';
  return [...map.matchAll(/^\| (– )?(`[^|]+) \|/gm)].flatMap(([, dash, cell = '']) => {
    const names = [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);
    if (dash) return names.map((name) => `${area}/${name}`);
    const areas = names.filter((name) => /^src\/[a-z]+$/.test(name));
    area = areas.at(-1) ?? '';
    return areas;
  });
}

const projectPath = /^(?:(?:src|tests|docs|db|data|lab|ops|scripts)\/|\w[\w./-]*\.(?:tsx?|css|csv|md|mjs|json|sql)$)/;
/** Names that a reader replaces by another. */
const placeholder = /[<>*{}…]|\babc\b|00NN/;

/** Paths in a page that are neither whole nor the end of the path of a file. */
export function findUnknownPaths(
  pages: readonly { path: string; text: string }[],
  files: readonly { path: string }[],
): string[] {
  const exists = (path: string) => existsSync(join(root, path)) || files.some((file) => file.path.endsWith(`/${path}`));
  return pages.flatMap(({ path, text }) =>
    [...text.matchAll(/(?<!`)(`+)(?!`)(.+?)(?<!`)\1(?!`)/gs)]
      .flatMap(([, , code = '']) => code.split(/\s+/))
      .filter((word) => projectPath.test(word) && !placeholder.test(word) && !exists(word))
      .map((word) => `${path}: there is no ${word}`),
  );
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
    .map((entry) => `${folder}/${entry.name}`);
}

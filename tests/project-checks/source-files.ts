import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { type ESTree, parseSync, Visitor, type VisitorObject } from 'vite';

export const root = join(import.meta.dirname, '../..');

export type Import = {
  /** Path from the project's root, or the package name. */
  to: string;
  typeOnly: boolean;
  /** Local name to exported name. */
  names: ReadonlyMap<string, string>;
};

export type SourceFile = {
  path: string;
  text: string;
  lines: number;
  imports: readonly Import[];
  comments: readonly { text: string; line: number; start: number }[];
  /** Undefined for anything but TypeScript. */
  program: ESTree.Program | undefined;
};

export function listFiles(folders: readonly string[], kinds: RegExp): string[] {
  // Git has no empty folders.
  const there = folders.filter((folder) => existsSync(join(root, folder)));
  return there.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && kinds.test(entry.name))
      .map((entry) => posix.join(...entry.parentPath.slice(root.length + 1).split(/[\\/]/), entry.name))
      .sort(),
  );
}

export function readSourceFiles(isRead = (_path: string) => true): SourceFile[] {
  return listFiles(['src', 'tests', 'lab'], /\.(tsx?|css)$/)
    .filter(isRead)
    .map((path) => parseSource(path, readFileSync(join(root, path), 'utf8')));
}

export function parseSource(path: string, text: string): SourceFile {
  const lines = text.split('\n').length - (text.endsWith('\n') ? 1 : 0);
  if (path.endsWith('.css')) return { path, text, lines, imports: [], comments: [], program: undefined };
  const { program, comments, errors } = parseSync(path, text);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  return {
    path,
    text,
    lines,
    imports: importsOf(path, program),
    comments: comments.map(({ value, start }) => ({ text: value, line: lineAt(text, start), start })),
    program,
  };
}

export function visit(source: SourceFile, visitor: VisitorObject): void {
  if (source.program) new Visitor(visitor).visit(source.program);
}

export function locationOf(source: SourceFile, offset: number): string {
  return `${source.path}:${lineAt(source.text, offset)}`;
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

/** 'main' for the files directly in src; undefined outside src. */
export function areaOf(path: string): string | undefined {
  const [folder, area, file] = path.split('/');
  if (folder !== 'src') return undefined;
  return file === undefined ? 'main' : area;
}

export function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path) || path.startsWith('tests/') || path.startsWith('lab/');
}

function importsOf(path: string, program: ESTree.Program): Import[] {
  const found: Import[] = [];
  const add = (specifier: string, typeOnly: boolean, names: readonly (readonly [string, string])[] = []) =>
    found.push({ to: resolved(path, specifier), typeOnly, names: new Map(names) });
  new Visitor({
    ImportDeclaration(node) {
      const values = node.specifiers.filter((s) => s.type !== 'ImportSpecifier' || s.importKind !== 'type');
      const typeOnly = node.importKind === 'type' || (node.specifiers.length > 0 && values.length === 0);
      add(
        node.source.value,
        typeOnly,
        node.specifiers.map((s) => [s.local.name, s.type === 'ImportSpecifier' ? nameOf(s.imported) : '*'] as const),
      );
    },
    ExportNamedDeclaration(node) {
      if (node.source) add(node.source.value, node.exportKind === 'type');
    },
    ExportAllDeclaration(node) {
      add(node.source.value, node.exportKind === 'type');
    },
    NewExpression({ callee, arguments: [file, base] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'URL' || base?.type !== 'MemberExpression') return;
      if (file?.type === 'Literal' && /^\..*\.tsx?$/.test(String(file.value))) add(String(file.value), false);
    },
    ImportExpression({ source }) {
      if (source.type === 'Literal' && typeof source.value === 'string') add(source.value, false);
    },
    TSImportType({ source }) {
      add(source.value, true);
    },
  }).visit(program);
  return found;
}

function nameOf(name: ESTree.ModuleExportName): string {
  return name.type === 'Literal' ? name.value : name.name;
}

function resolved(from: string, specifier: string): string {
  return specifier.startsWith('.') ? posix.join(posix.dirname(from), specifier.replace(/\?.*$/, '')) : specifier;
}

import { existsSync, globSync, readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { join, posix } from 'node:path';
import { type ESTree, parseSync, Visitor } from 'vite';

export type TracedCode = {
  /** JavaScript by its path from the project's root. */
  files: ReadonlyMap<string, string>;
  /** Imported package to the first file that imports it. */
  imports: ReadonlyMap<string, string>;
  /** Texts that begin like a path in a package: imports, and files that are resolved while the store runs. */
  texts: ReadonlySet<string>;
};

/** Follows every relative path to code or JSON: imports, and files that worker threads run. */
export function traceCode(root: string, entries: readonly string[]): TracedCode {
  const files = new Map<string, string>();
  const imports = new Map<string, string>();
  const texts = new Set<string>();
  const waiting = [...entries];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (files.has(asJavaScript(path)) || !existsSync(join(root, path))) continue;
    const code = readCode(root, path);
    files.set(asJavaScript(path), code.text);
    for (const name of code.imports) if (!imports.has(name)) imports.set(name, path);
    for (const text of code.texts) texts.add(text);
    waiting.push(...code.next);
  }
  return { files, imports, texts };
}

function readCode(root: string, path: string) {
  const source = readFileSync(join(root, path), 'utf8');
  if (!path.endsWith('.ts')) return { text: source, next: [], imports: [], texts: [] };
  // Types become blanks, so that lines and columns in the log are those of the source.
  const text = stripTypeScriptTypes(source);
  const found = readTexts(path, text);
  const relative = found.texts.filter(({ value }) => relativeFile.test(value));
  return {
    text: relative.reduceRight((code, { value, end }) => {
      return value.endsWith('.ts') ? `${code.slice(0, end - 'ts'.length)}js${code.slice(end)}` : code;
    }, text),
    next: relative.flatMap(({ value }) => filesAt(root, posix.join(posix.dirname(path), value))),
    imports: found.imports,
    texts: found.texts.map(({ value }) => value),
  };
}

const relativeFile = /^\.{1,2}\/.*\.(?:ts|json)$/;

/** `end` is the place behind the last character. */
type Text = { value: string; end: number };

export function readTexts(path: string, code: string): { texts: Text[]; imports: Set<string> } {
  const texts: Text[] = [];
  const imports = new Set<string>();
  const addImport = (node: ESTree.Expression | null) => {
    if (node?.type === 'Literal' && typeof node.value === 'string') addPackage(imports, node.value);
  };
  new Visitor({
    ImportDeclaration: ({ source }) => addImport(source),
    ExportNamedDeclaration: ({ source }) => addImport(source),
    ExportAllDeclaration: ({ source }) => addImport(source),
    ImportExpression: ({ source }) => {
      addImport(source);
      // import(`./${name}/${name}.server.ts`)
      if (source.type === 'TemplateLiteral')
        texts.push({ value: source.quasis.map(({ value }) => value.raw).join('*'), end: source.end - 1 });
    },
    Literal: ({ value, end }) => {
      if (typeof value === 'string') texts.push({ value, end: end - 1 });
    },
  }).visit(parseSync(asJavaScript(path), code).program);
  return { texts: texts.sort((a, b) => a.end - b.end), imports };
}

const filesAt = (root: string, pattern: string): string[] =>
  pattern.includes('*') ? globSync(pattern, { cwd: root }) : [pattern];

const asJavaScript = (path: string) => (path.endsWith('.ts') ? `${path.slice(0, -'ts'.length)}js` : path);

function addPackage(names: Set<string>, specifier: string): void {
  if (/^(?:\.|#|node:)/.test(specifier)) return;
  const parts = specifier.split('/');
  names.add(parts.slice(0, specifier.startsWith('@') ? 2 : 1).join('/'));
}

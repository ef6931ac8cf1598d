import { isTest, type SourceFile } from './source-files.ts';

/** React Router asks each route for these, and each kind of paper has its worker, which is asked to `print`. */
const demanded: readonly string[] = ['Component', 'handle', 'headers', 'loader', 'meta', 'print'];

/** The folders of the sites say the same of each site. */
const placeOf = (path: string) => path.replace(/^src\/sites\/[^/]+\//, 'src/sites/*/');

/** Whoever searches for the name of a function or a type finds one. */
export function findSharedNames(sources: readonly SourceFile[]): string[] {
  const places = new Map<string, string>();
  return sources
    .filter(({ path }) => path.startsWith('src/') && !isTest(path))
    .flatMap((source) =>
      exportedNames(source).flatMap((name) => {
        const first = places.get(name) ?? source.path;
        places.set(name, first);
        if (demanded.includes(name) || placeOf(first) === placeOf(source.path)) return [];
        return [`${source.path}: exports '${name}', as ${first} does`];
      }),
    );
}

function exportedNames({ program }: SourceFile): string[] {
  const names = (program?.body ?? []).flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration' || !statement.declaration) return [];
    const { declaration } = statement;
    if (declaration.type === 'VariableDeclaration')
      return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
    return 'id' in declaration && declaration.id?.type === 'Identifier' ? [declaration.id.name] : [];
  });
  return [...new Set(names)];
}

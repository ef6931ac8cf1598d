import { isTest, locationOf, type SourceFile, visit } from './source-files.ts';

/** Only starting the store starts other programs, and never as a reply to a request; but for the process that opens a stranger's file. */
const startsPrograms =
  /^src\/server\/(embedded-postgres\/|pages\/ensure-build\.server\.ts$|jobs\/file-process(es|-entry)\.server\.ts$)/;

export function findStartedPrograms(sources: readonly SourceFile[]): string[] {
  return sources
    .filter(({ path }) => path.startsWith('src/') && !isTest(path) && !startsPrograms.test(path))
    .filter(({ imports }) => imports.some(({ to }) => to === 'node:child_process'))
    .map(({ path }) => `${path}: imports node:child_process`);
}

const hashFunctions = ['createHash', 'createHmac'];
/** The form of codes of authenticator apps is theirs (RFC 6238); otpauth computes them. */
const strongHashes = ['sha256', 'sha384', 'sha512'];

export function findWeakHashes(sources: readonly SourceFile[]): string[] {
  return checkSource(sources, (source, report) =>
    visit(source, {
      CallExpression({ callee, arguments: [algorithm], start }) {
        if (callee.type !== 'Identifier' || !hashFunctions.includes(callee.name)) return;
        if (algorithm?.type === 'Literal' && strongHashes.includes(String(algorithm.value))) return;
        report(start, `${callee.name} without one of ${strongHashes.join(', ')}`);
      },
    }),
  );
}

/** Options of Node that accept wrong certificates or ambiguous requests, and headers that open calls to other sites. */
const unsafeSettings =
  /rejectUnauthorized|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity|insecureHTTPParser|access-control-allow/gi;

export function findUnsafeSettings(sources: readonly SourceFile[]): string[] {
  return checkSource(sources, (source, report) => {
    for (const { index, 0: setting } of source.text.matchAll(unsafeSettings)) report(index, `sets ${setting}`);
  });
}

/** The sheet of prices takes pasted cells; a field of a form leaves pasting to the browser. */
const pastesCells = /^src\/desk\/prices\//;

export function findPasteHandlers(sources: readonly SourceFile[]): string[] {
  return checkSource(sources, (source, report) => {
    if (pastesCells.test(source.path)) return;
    for (const { index } of source.text.matchAll(/\bonPaste\b|'paste'/g)) report(index, 'handles pasting');
  });
}

function checkSource(
  sources: readonly SourceFile[],
  check: (source: SourceFile, report: (offset: number, violation: string) => void) => void,
): string[] {
  const violations: string[] = [];
  for (const source of sources.filter(({ path }) => path.startsWith('src/') && !isTest(path)))
    check(source, (offset, violation) => violations.push(`${locationOf(source, offset)}: ${violation}`));
  return violations;
}

import { join, relative } from 'node:path';
import { root } from '../project-checks/source-files.ts';
import {
  type CallExpression,
  type Checker,
  isCallExpression,
  isFunctionDeclaration,
  isIdentifier,
  isStringLiteral,
  isTemplateExpression,
  type Node,
  type Program,
  type Type,
  TypeFlags,
} from './compiler.ts';

/** One call of prepareStatement, or of a function that prepares several forms of a statement. */
export type DeclaredStatement = {
  where: string;
  /** What the name of each of its statements begins with; the whole name if there is one only. */
  name: string;
  hasOneName: boolean;
  params: Type;
  /** Parameters that the function adds by itself. */
  addedParams: Type | undefined;
  row: Type;
};

type Call = {
  where: string;
  node: CallExpression;
  callee: string;
  types: { params: Type; row: Type } | undefined;
  /** The function that makes the call. */
  inside: string | undefined;
};

type Found = { declared: DeclaredStatement[]; unclear: string[] };

/** Finds every statement with the types that its code declares, and those whose types or names cannot be known. */
export function findDeclaredStatements(program: Program, checker: Checker, folder: string): Found {
  const calls = sourcesIn(program, folder).flatMap((path) => callsIn(path, program, checker));
  const wrappers = new Map(
    calls.flatMap(({ callee, types, inside }) =>
      prepares.has(callee) && types && isGeneric(types.row) && inside ? [[inside, types.params] as const] : [],
    ),
  );
  const found: Found = { declared: [], unclear: [] };
  for (const { where, node, callee, types } of calls) {
    if ((!prepares.has(callee) && !wrappers.has(callee)) || (types && isGeneric(types.row))) continue;
    const [name] = node.arguments;
    const isText = name !== undefined && isStringLiteral(name);
    const start = isText ? name.text : name && isTemplateExpression(name) ? name.head.text : '';
    const addedParams = wrappers.get(callee);
    const hasOneName = isText && !addedParams;
    if (!types) found.unclear.push(`${where}: ${start}: the types of its parameters and rows are not declared`);
    else if (!start) found.unclear.push(`${where}: the name of a statement must begin with a text written here`);
    else found.declared.push({ where, name: start, hasOneName, addedParams, ...types });
  }
  return found;
}

const prepares: ReadonlySet<string> = new Set(['prepareStatement', 'prepareWrite']);

const isGeneric = (row: Type) => Boolean(row.flags & TypeFlags.TypeParameter);

function sourcesIn(program: Program, folder: string): string[] {
  const start = `${join(root, folder)}/`;
  return program.getSourceFileNames().filter((path) => path.startsWith(start) && path.endsWith('.db.ts'));
}

function callsIn(path: string, program: Program, checker: Checker): Call[] {
  const source = program.getSourceFile(path);
  const calls: Call[] = [];
  const visit = (node: Node, inside: string | undefined): void => {
    if (isCallExpression(node) && isIdentifier(node.expression)) {
      const line = 1 + (source?.getLineAndCharacterOfPosition(node.getStart()).line ?? 0);
      const where = `${relative(root, path)}:${line}`;
      calls.push({ where, node, callee: node.expression.text, types: typesOf(node, checker), inside });
    }
    const name = isFunctionDeclaration(node) ? node.name?.text : undefined;
    node.forEachChild((child) => visit(child, name ?? inside));
  };
  if (source) visit(source, undefined);
  return calls;
}

function typesOf({ typeArguments }: CallExpression, checker: Checker): Call['types'] {
  const [params, row] = (typeArguments ?? []).map((type) => checker.getTypeFromTypeNode(type));
  return params && row && { params, row };
}

import {
  type Checker,
  isCallExpression,
  isIdentifier,
  isStringLiteral,
  isVariableDeclaration,
  type Node,
  type Program,
  type Type,
} from './compiler.ts';
import { propertiesOf } from './type-kinds.ts';

export type ColumnTypes = (table: string, column: string) => Type | undefined;

/** The TypeScript types of the columns, as the tables' definitions declare them. */
export function readColumnTypes(program: Program, checker: Checker): ColumnTypes {
  const types = new Map<string, Type>();
  const readTable = (node: Node): void => {
    node.forEachChild(readTable);
    const table = isVariableDeclaration(node) && tableName(node.initializer);
    const type = table ? checker.getTypeAtLocation(node.name) : undefined;
    const row = type && checker.getPropertyOfType(type, '$inferSelect');
    const rowType = row && checker.getTypeOfSymbol(row);
    for (const [name, columnType] of rowType ? propertiesOf(rowType, checker) : [])
      types.set(`${table}.${snakeCase(name)}`, columnType);
  };
  for (const path of program.getSourceFileNames())
    if (path.endsWith('.table.ts')) program.getSourceFile(path)?.forEachChild(readTable);
  return (table, column) => types.get(`${table}.${column}`);
}

function tableName(initializer: Node | undefined): string | undefined {
  if (!initializer || !isCallExpression(initializer) || !isIdentifier(initializer.expression)) return undefined;
  const [name] = initializer.arguments;
  return initializer.expression.text === 'pgTable' && name && isStringLiteral(name) ? name.text : undefined;
}

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

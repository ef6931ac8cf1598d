import { type ClientBase, DatabaseError } from 'pg';
import type { PreparedStatement } from '../../src/server/database/prepare-statement.server.ts';
import { typeComparison } from './compare-types.ts';
import { type Checker, type Program, type Type, TypeFlags } from './compiler.ts';
import { type DeclaredStatement, findDeclaredStatements } from './declared-statements.ts';
import { describeStatements } from './describe-statements.ts';
import { readColumnTypes } from './table-types.ts';
import { elementsOf, has, propertiesOf, withoutNull } from './type-kinds.ts';

type Checked = {
  program: Program;
  checker: Checker;
  client: ClientBase;
  statements: readonly PreparedStatement[];
  folder: string;
};

/** Compares the folder's statements with the migrated database; each difference is one sentence. */
export async function findTypeDifferences(checked: Checked): Promise<string[]> {
  const { program, checker, client, statements, folder } = checked;
  const { declared, unclear } = findDeclaredStatements(program, checker, folder);
  const { compareFields, compareParameter, compareWrite } = typeComparison(checker, readColumnTypes(program, checker));
  const describe = await describeStatements(client);
  const preparedBy = Map.groupBy(statements, ({ name }) => ownerOf(name, declared));
  const differences = [...unclear];
  for (const one of declared) {
    const report = (name: string, sentence: string) => differences.push(`${one.where}: ${name}: ${sentence}`);
    const own = propertiesOf(one.params, checker);
    const params = new Map([...(one.addedParams ? propertiesOf(one.addedParams, checker) : []), ...own]);
    const prepared = preparedBy.get(one) ?? [];
    if (prepared.length === 0) report(one.name, 'is not prepared when its file is loaded');
    const used = new Set<string>();
    for (const statement of prepared) {
      try {
        const { parameters, columns, writes, changesRows } = await describe(statement, (name) =>
          factsOf(name, params.get(name), checker),
        );
        for (const { name, type } of parameters) {
          used.add(name);
          for (const sentence of compareParameter(name, type, params.get(name))) report(statement.name, sentence);
        }
        if (changesRows && !statement.writes) report(statement.name, 'changes rows: prepareWrite says so');
        if (statement.writes && !changesRows) report(statement.name, 'changes no rows: prepareStatement says so');
        for (const write of writes)
          for (const sentence of compareWrite(write, params)) report(statement.name, sentence);
        for (const sentence of compareFields(columns, one.row)) report(statement.name, sentence);
      } catch (cause) {
        if (!(cause instanceof DatabaseError)) throw new Error(`cannot check ${statement.name}`, { cause });
        report(statement.name, `PostgreSQL refuses it: ${cause.message}`);
        for (const name of own.keys()) used.add(name);
      }
    }
    for (const name of own.keys())
      if (prepared.length > 0 && !used.has(name)) report(one.name, `parameter ${name} is declared, but not used`);
  }
  return differences;
}

/** The call that prepared the statement: the one with its name, else the one with the longest beginning of it. */
function ownerOf(name: string, declared: readonly DeclaredStatement[]): DeclaredStatement | undefined {
  const whole = declared.find((one) => one.hasOneName && one.name === name);
  const starts = declared.filter((one) => !one.hasOneName && name.startsWith(one.name));
  return whole ?? starts.toSorted((a, b) => b.name.length - a.name.length)[0];
}

/** The type of a parameter, and of its elements if it is an array. */
function factsOf(name: string, declared: Type | undefined, checker: Checker) {
  if (!declared) return { name, nullable: false, elementNullable: false };
  const elements = elementsOf(withoutNull(declared, checker), checker) ?? [];
  const isNullable = (type: Type) => has(type, TypeFlags.Null);
  return { name, nullable: isNullable(declared), elementNullable: elements.some(isNullable) };
}

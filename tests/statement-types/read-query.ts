import { anyOf, type Field, type Value, type Write } from './described-value.ts';
import { expressionReader } from './expressions.ts';
import { type Node, type NodeValue, nodeIn, nodesIn } from './node-tree.ts';
import { findNonNullVariables } from './non-null-variables.ts';
import type { Schema } from './schema.ts';
import { type ParameterFacts, type Scope, variableKey } from './scope.ts';

const rangeKinds = { table: '0', subquery: '1', join: '2', function: '3', values: '5', cte: '6', group: '9' };
const commands = { select: '1', update: '2', insert: '3' };

/** What a parsed query returns and writes, by PostgreSQL's own reading of it. */
export function readQuery(query: Node, schema: Schema, parameters: ParameterFacts) {
  const reader = expressionReader({ schema, parameters, readVariable, columnsOf });
  const known = new Map<Node, Field[]>();
  return { columns: columnsOf(query, undefined), writes: writesOf(query, undefined), changesRows: changesRows(query) };

  function columnsOf(from: Node, outer: Scope | undefined): Field[] {
    const columns = known.get(from) ?? readColumns(from, outer);
    known.set(from, columns);
    return columns;
  }

  function readColumns(from: Node, outer: Scope | undefined): Field[] {
    const scope = scopeOf(from, outer);
    if (from.setOperations) return columnsOfSetOperation(scope);
    const list = from.commandType === commands.select ? from.targetList : from.returningList;
    return nodesIn(list)
      .filter((entry) => entry.resjunk !== 'true')
      .map((entry) => ({ name: String(entry.resname), value: reader.read(entry.expr, scope) }));
  }

  function scopeOf(from: Node, outer: Scope | undefined): Scope {
    return { query: from, outer, nonNull: findNonNullVariables(from, schema) };
  }

  function writesOf(from: Node, outer: Scope | undefined): Write[] {
    const scope = scopeOf(from, outer);
    const writes = nodesIn(from.cteList).flatMap(({ ctequery }) =>
      nodesIn([ctequery]).flatMap((part) => writesOf(part, scope)),
    );
    if (from.commandType !== commands.insert && from.commandType !== commands.update) return writes;
    const { relid } = entryOf(scope, Number(from.resultRelation));
    const entries = [...nodesIn(from.targetList), ...nodesIn(nodeIn(from.onConflict)?.onConflictSet)];
    for (const { expr, resno, resjunk } of entries)
      if (resjunk !== 'true')
        writes.push({ column: schema.column(String(relid), Number(resno)), value: reader.read(expr, scope) });
    return writes;
  }

  function columnsOfSetOperation(scope: Scope): Field[] {
    const parts = partsOf(nodeIn(scope.query.setOperations)).map((index) =>
      columnsOf(subqueryOf(entryOf(scope, index)), scope),
    );
    return (parts[0] ?? []).map(({ name }, i) => ({
      name,
      value: anyOf(parts.flatMap((columns) => columns[i]?.value ?? [])),
    }));
  }

  function readVariable(variable: Node, scope: Scope): Value {
    let level: Scope = scope;
    for (let up = Number(variable.varlevelsup); up > 0 && level.outer; up--) level = level.outer;
    const entry = entryOf(level, Number(variable.varno));
    const found =
      variable.varattno === '0' ? wholeRow(entry, level) : columnOf(entry, Number(variable.varattno), level);
    const isOuterJoined = Array.isArray(variable.varnullingrels) && variable.varnullingrels.length > 1;
    const nullable = isOuterJoined ? 'possible' : found.nullable;
    const isSelected = nullable === 'possible' && level.nonNull.has(variableKey(variable));
    const type = found.type || schema.typeName(variable.vartype);
    return { ...found, type, nullable: isSelected ? 'either' : nullable };
  }

  function columnOf(entry: Node, number: number, scope: Scope): Value {
    const untyped: Value = { type: '', nullable: 'possible' };
    if (entry.rtekind === rangeKinds.table) return schema.column(String(entry.relid), number);
    if (entry.rtekind === rangeKinds.join) return reader.read(at(entry.joinaliasvars, number), scope);
    if (entry.rtekind === rangeKinds.group) return reader.read(at(entry.groupexprs, number), scope);
    if (entry.rtekind === rangeKinds.function) return reader.readFunctionColumn(entry, number, scope) ?? untyped;
    if (entry.rtekind === rangeKinds.values)
      return anyOf(listIn(entry.values_lists).map((row) => reader.read(at(row, number), scope)));
    return columnsOfEntry(entry, scope)[number - 1]?.value ?? untyped;
  }

  function columnsOfEntry(entry: Node, scope: Scope): Field[] {
    if (entry.rtekind === rangeKinds.subquery) return columnsOf(subqueryOf(entry), scope);
    if (entry.rtekind === rangeKinds.cte) return columnsOfCte(entry, scope);
    return namesOf(entry).map((name, i) => ({ name, value: columnOf(entry, i + 1, scope) }));
  }

  function columnsOfCte(entry: Node, scope: Scope): Field[] {
    let level: Scope | undefined = scope;
    for (let up = Number(entry.ctelevelsup); up > 0; up--) level = level?.outer;
    const cte = nodesIn(level?.query.cteList).find(({ ctename }) => ctename === entry.ctename);
    const query = nodeIn(cte?.ctequery);
    if (!query) throw new Error(`no common table expression ${entry.ctename}`);
    return columnsOf(query, level);
  }

  function wholeRow(entry: Node, scope: Scope): Value {
    const names = namesOf(entry);
    const fields = columnsOfEntry(entry, scope).map(({ value }, i) => ({ name: names[i] ?? '', value }));
    const [only] = fields;
    // The row of a function with one column is the column itself.
    if (entry.rtekind === rangeKinds.function && only && fields.length === 1) return only.value;
    return { type: 'record', nullable: 'never', shape: { kind: 'object', fields, isRow: true } };
  }
}

function entryOf({ query }: Scope, index: number): Node {
  const entry = nodesIn(query.rtable)[index - 1];
  if (!entry) throw new Error(`no range table entry ${index}`);
  return entry;
}

function subqueryOf(entry: Node): Node {
  const query = nodeIn(entry.subquery);
  if (!query) throw new Error('no subquery');
  return query;
}

const listIn = (value: NodeValue): readonly NodeValue[] => (Array.isArray(value) ? value : []);
const at = (value: NodeValue, number: number): NodeValue => listIn(value)[number - 1];
const namesOf = (entry: Node): string[] => listIn(nodeIn(entry.eref)?.colnames).map(String);

function partsOf(operation: Node | undefined): number[] {
  if (!operation) return [];
  if (operation.node === 'RANGETBLREF') return [Number(operation.rtindex)];
  return [...partsOf(nodeIn(operation.larg)), ...partsOf(nodeIn(operation.rarg))];
}

/** Also in a part of `with`. */
const changesRows = ({ commandType, cteList }: Node): boolean =>
  commandType !== commands.select ||
  nodesIn(cteList).some(({ ctequery }) => nodesIn([ctequery]).some((part) => changesRows(part)));

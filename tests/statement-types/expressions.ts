import { anyOf, type Field, nullIfAll, nullIfAny, type Shape, type Value } from './described-value.ts';
import { aggregates, neverNull, nullForMissing, readsJsonField } from './known-functions.ts';
import { type Node, type NodeValue, nodeIn, nodesIn } from './node-tree.ts';
import { constantOf, isEmptyArray } from './read-constant.ts';
import type { Schema } from './schema.ts';
import type { ParameterFacts, Scope } from './scope.ts';

type Reading = {
  schema: Schema;
  parameters: ParameterFacts;
  readVariable(variable: Node, scope: Scope): Value;
  columnsOf(query: Node, outer: Scope | undefined): readonly Field[];
};

const sublinks = { exists: '0', expression: '4', array: '6' };
const castFormats: ReadonlySet<unknown> = new Set(['1', '2']);
const bool: Value = { type: 'bool', nullable: 'never' };

/** Tells type, nullability and JSON fields of an expression; what is not known to be never null may be null. */
export function expressionReader({ schema, parameters, readVariable, columnsOf }: Reading) {
  return { read, readFunctionColumn };

  function read(expression: NodeValue, scope: Scope): Value {
    const node = nodeIn(expression);
    if (!node) throw new Error('no expression');
    const inner = (value: NodeValue) => read(value, scope);
    const all = (values: NodeValue) => nodesIn(values).map(inner);
    switch (node.node) {
      case 'VAR':
        return readVariable(node, scope);
      case 'CONST':
        return constant(node);
      case 'PARAM':
        return parameter(node);
      case 'RELABELTYPE':
        return { ...inner(node.arg), type: schema.typeName(node.resulttype) };
      case 'COERCEVIAIO':
        return { type: schema.typeName(node.resulttype), nullable: inner(node.arg).nullable };
      case 'FUNCEXPR':
        return functionCall(node, all(node.args));
      case 'OPEXPR':
        return operation(node, all(node.args));
      case 'AGGREF':
        return aggregate(node, scope);
      case 'WINDOWFUNC':
        return call(schema.function(node.winfnoid).name, schema.typeName(node.wintype), all(node.args));
      case 'BOOLEXPR':
      case 'SCALARARRAYOPEXPR':
        return { type: 'bool', nullable: nullIfAny(all(node.args)) };
      case 'NULLTEST':
      case 'BOOLEANTEST':
      case 'DISTINCTEXPR':
        return bool;
      case 'COALESCEEXPR':
      case 'MINMAXEXPR':
        return { ...anyOf(all(node.args)), nullable: nullIfAll(all(node.args)) };
      case 'NULLIFEXPR':
        // Null where both are equal.
        return { ...anyOf(all(node.args).slice(0, 1)), nullable: 'possible' };
      case 'CASEEXPR':
        return caseExpression(node, inner);
      case 'ARRAYEXPR':
        return arrayOf(schema.typeName(node.array_typeid), all(node.elements));
      case 'SUBLINK':
        return sublink(node, scope);
      default:
        throw new Error(`the check of statement types does not know ${node.node}`);
    }
  }

  function constant(node: Node): Value {
    const type = schema.typeName(node.consttype);
    if (node.constisnull === 'true') return { type, nullable: 'possible', sources: [] };
    const value = constantOf(type, node);
    if (value === '[]' || isEmptyArray(type, node)) return arrayOf(type, []);
    return { type, nullable: 'never', ...(value !== undefined && { sources: [{ constant: value }] }) };
  }

  function parameter(node: Node): Value {
    const type = schema.typeName(node.paramtype);
    const { name, nullable, elementNullable } = parameters(Number(node.paramid));
    const item: Value = { type: type.slice(1), nullable: elementNullable ? 'possible' : 'never' };
    const shape: Shape | undefined = type.startsWith('_') ? { kind: 'array', item } : undefined;
    const sources = [{ parameter: name }];
    return { type, nullable: nullable ? 'possible' : 'never', sources, ...(shape && { shape }) };
  }

  function functionCall(node: Node, args: readonly Value[]): Value {
    const { name } = schema.function(node.funcid);
    const type = schema.typeName(node.funcresulttype);
    const [first] = args;
    if (name === 'json_build_object' || name === 'jsonb_build_object')
      return { type, nullable: 'never', shape: { kind: 'object', fields: pairsOf(args), isRow: false } };
    if (name === 'json_build_array' || name === 'jsonb_build_array') return arrayOf(type, args);
    if ((name === 'to_json' || name === 'to_jsonb' || name === 'row_to_json') && first)
      return { type, nullable: first.nullable, shape: first.shape ?? { kind: 'value', value: first } };
    return castFormats.has(node.funcformat) ? { type, nullable: nullIfAny(args) } : call(name, type, args);
  }

  function operation(node: Node, args: readonly Value[]): Value {
    const type = schema.typeName(node.opresulttype);
    const missing = readsJsonField.test(schema.function(node.opfuncid).name) ? 'either' : 'never';
    return { type, nullable: nullIfAny([...args, { type, nullable: missing }]) };
  }

  function call(name: string, type: string, args: readonly Value[]): Value {
    if (neverNull.has(name)) return { type, nullable: 'never' };
    return { type, nullable: nullForMissing.has(name) ? nullIfAny(args) : 'possible' };
  }

  function aggregate(node: Node, scope: Scope): Value {
    const { name } = schema.function(node.aggfnoid);
    const type = schema.typeName(node.aggtype);
    if (name === 'count') return { type, nullable: 'never' };
    const [item] = nodesIn(node.args).flatMap(({ expr, resjunk }) => (resjunk === 'true' ? [] : read(expr, scope)));
    if (!item || !aggregates.has(name)) return { type, nullable: 'possible' };
    const canBeEmpty = nodesIn(scope.query.groupClause).length === 0 || node.aggfilter !== undefined;
    if (name.endsWith('_agg'))
      return { type, nullable: canBeEmpty ? 'possible' : 'never', shape: { kind: 'array', item } };
    const picks = (name === 'min' || name === 'max') && item.sources;
    return { type, nullable: canBeEmpty ? 'possible' : item.nullable, ...(picks && { sources: picks }) };
  }

  function caseExpression(node: Node, inner: (value: NodeValue) => Value): Value {
    const type = schema.typeName(node.casetype);
    const otherwise: Value = node.defresult ? inner(node.defresult) : { type, nullable: 'possible', sources: [] };
    return { ...anyOf([...nodesIn(node.args).map(({ result }) => inner(result)), otherwise]), type };
  }

  function sublink(node: Node, scope: Scope): Value {
    const query = nodeIn(node.subselect);
    if (node.subLinkType === sublinks.exists) return bool;
    const [column] = query ? columnsOf(query, scope) : [];
    if (!query || !column) throw new Error('a subquery without a column');
    const { value } = column;
    if (node.subLinkType === sublinks.array) return arrayOf(`_${value.type}`, [value]);
    if (node.subLinkType !== sublinks.expression) return { type: 'bool', nullable: 'possible' };
    return alwaysReturnsRow(query) ? value : { ...value, nullable: 'possible' };
  }

  /** A column of a function in `from`; undefined where nothing is known of it. */
  function readFunctionColumn(entry: Node, number: number, scope: Scope): Value | undefined {
    let before = 0;
    for (const { funcexpr, funccolcount } of nodesIn(entry.functions)) {
      if (number <= before + Number(funccolcount)) return elementOf(nodeIn(funcexpr), scope);
      before += Number(funccolcount);
    }
    return { type: 'int8', nullable: 'never' };
  }

  function elementOf(expression: Node | undefined, scope: Scope): Value | undefined {
    if (expression?.node !== 'FUNCEXPR') return undefined;
    const { name } = schema.function(expression.funcid);
    if (/^jsonb?_(to|populate)_record/.test(name)) return { type: '', nullable: 'either' };
    if (name === 'generate_series') return { type: schema.typeName(expression.funcresulttype), nullable: 'never' };
    const [array] = nodesIn(expression.args);
    const shape = name === 'unnest' && array ? read(array, scope).shape : undefined;
    return shape?.kind === 'array' ? shape.item : undefined;
  }
}

function arrayOf(type: string, items: readonly Value[]): Value {
  return { type, nullable: 'never', shape: { kind: 'array', item: items.length > 0 ? anyOf(items) : undefined } };
}

function pairsOf(args: readonly Value[]): Field[] {
  return args.flatMap((key, i) => {
    if (i % 2 === 1) return [];
    const [source] = key.sources ?? [];
    const value = args[i + 1];
    if (!source || !('constant' in source) || !value) throw new Error('the name of a JSON field must be a constant');
    return [{ name: String(source.constant), value }];
  });
}

/** Without groups an aggregate makes one row of none. */
function alwaysReturnsRow(query: Node): boolean {
  if (query.limitOffset || query.havingQual || query.setOperations) return false;
  const from = nodeIn(query.jointree);
  const isUngrouped = query.hasAggs === 'true' && nodesIn(query.groupClause).length === 0;
  return isUngrouped || (nodesIn(from?.fromlist).length === 0 && !from?.quals);
}

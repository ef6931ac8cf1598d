import { type Node, type NodeValue, nodeIn, nodesIn } from './node-tree.ts';
import type { Schema } from './schema.ts';
import { variableKey } from './scope.ts';

const innerJoin = '0';
const isNotNull = '1';

/** A row is only returned if the conditions are true, so a variable that makes them null when it is null is not null. */
export function findNonNullVariables(query: Node, schema: Schema): ReadonlySet<string> {
  const conditions = conditionsOf(nodeIn(query.jointree)).flatMap(conjunctsOf);
  return new Set(conditions.flatMap((condition) => nonNullIn(condition, schema)).map(variableKey));
}

function conditionsOf(join: Node | undefined): Node[] {
  if (join?.node === 'FROMEXPR') return [...nodesIn(join.fromlist).flatMap(conditionsOf), ...nodesIn([join.quals])];
  if (join?.node !== 'JOINEXPR') return [];
  const sides = [join.larg, join.rarg].flatMap((side) => conditionsOf(nodeIn(side)));
  return join.jointype === innerJoin ? [...sides, ...nodesIn([join.quals])] : sides;
}

function conjunctsOf(condition: Node): Node[] {
  const isAnd = condition.node === 'BOOLEXPR' && condition.boolop === 'and';
  return isAnd ? nodesIn(condition.args).flatMap(conjunctsOf) : [condition];
}

/** The variables that cannot be null where this expression is not null. */
function nonNullIn(expression: NodeValue, schema: Schema): Node[] {
  const node = nodeIn(expression);
  if (!node) return [];
  const args = nodesIn(node.args);
  if (node.node === 'VAR') return node.varlevelsup === '0' ? [node] : [];
  if (node.node === 'NULLTEST') return node.nulltesttype === isNotNull ? nonNullIn(node.arg, schema) : [];
  if (node.node === 'RELABELTYPE' || node.node === 'COERCEVIAIO') return nonNullIn(node.arg, schema);
  // `x <> all ('{}')` is true for every x.
  if (node.node === 'SCALARARRAYOPEXPR' && node.useOr !== 'true') return [];
  const called = node.node === 'FUNCEXPR' ? node.funcid : node.opfuncid;
  if (called && schema.function(called).strict) return args.flatMap((arg) => nonNullIn(arg, schema));
  return [];
}

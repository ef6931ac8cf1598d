import type { Node } from './node-tree.ts';

/** A query and what its expressions can see. */
export type Scope = {
  query: Node;
  outer: Scope | undefined;
  /** The variables that its conditions keep from being null. */
  nonNull: ReadonlySet<string>;
};

export type ParameterFacts = (id: number) => { name: string; nullable: boolean; elementNullable: boolean };

/** Tells the variables of a query apart; what an outer join can set to null is another variable. */
export const variableKey = ({ varno, varattno, varnullingrels }: Node): string =>
  `${varno}.${varattno} ${JSON.stringify(varnullingrels)}`;

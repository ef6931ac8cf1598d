/**
 * The compiler as a library. TypeScript 7 has no other interface yet, and that of TypeScript 6 would be a second compiler,
 * whose answers may differ from those of the check of types.
 */
export {
  type CallExpression,
  isCallExpression,
  isFunctionDeclaration,
  isIdentifier,
  isStringLiteral,
  isTemplateExpression,
  isVariableDeclaration,
  type Node,
} from 'typescript/unstable/ast';
export { API, type Checker, type Program, type Project, type Type, TypeFlags } from 'typescript/unstable/sync';

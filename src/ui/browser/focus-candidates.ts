type Connectable = { readonly isConnected: boolean };

/** The position of an element among its siblings at the time it was focused. */
export type SiblingPosition<Node extends Connectable> = {
  parent: { readonly children: ArrayLike<Node> };
  siblings: readonly Node[];
  index: number;
};

/** Where the focus may move from a removed element: what replaced it, else the next sibling left, else the previous. */
export function focusCandidates<Node extends Connectable>({ parent, siblings, index }: SiblingPosition<Node>): Node[] {
  const replacement = parent.children.length === siblings.length ? parent.children[index] : undefined;
  const next = siblings.slice(index + 1).find(({ isConnected }) => isConnected);
  const previous = siblings.slice(0, index).findLast(({ isConnected }) => isConnected);
  return [replacement, next, previous].filter((candidate) => candidate !== undefined);
}

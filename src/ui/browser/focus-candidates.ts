type Connectable = { readonly isConnected: boolean; readonly nodeName: string };

/** The position of an element among its siblings at the time it was focused. */
export type SiblingPosition<Node extends Connectable> = {
  parent: { readonly children: ArrayLike<Node> };
  siblings: readonly Node[];
  index: number;
};

/** The focused element and what is around it, each with its children at that time. */
export type FocusPath = readonly (readonly [element: Element, children: readonly Element[]])[];

/** Where the focus may move from a removed element: what replaced it, else the next sibling left, else the previous. */
export function focusCandidates<Node extends Connectable>({ parent, siblings, index }: SiblingPosition<Node>): Node[] {
  const next = siblings.slice(index + 1).find(({ isConnected }) => isConnected);
  const previous = siblings.slice(0, index).findLast(({ isConnected }) => isConnected);
  const place = previous ? Array.from(parent.children).indexOf(previous) + 1 : 0;
  const inPlace = parent.children[place];
  const isReplaced = parent.children.length === siblings.length || inPlace?.nodeName === siblings[index]?.nodeName;
  const candidates = new Set([isReplaced ? inPlace : undefined, next, previous]);
  return [...candidates].filter((candidate) => candidate !== undefined);
}

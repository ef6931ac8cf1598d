/**
 * What PostgreSQL stores of a parsed query (`pg_node_tree`), read into plain objects. The public Describe tells the types of
 * parameters and columns, but not whether a column can be null.
 */
export type Node = { readonly node: string; readonly [field: string]: NodeValue };
export type NodeValue = string | undefined | Uint8Array | Node | readonly NodeValue[];

const tokens = /[(){}[\]]|"(?:\\.|[^"\\])*"|(?:\\.|[^\s(){}[\]\\"])+/g;

export function readNodeTree(text: string): NodeValue {
  const words: readonly string[] = text.match(tokens) ?? [];
  let at = 0;

  function isBefore(end: string): boolean {
    if (at >= words.length) throw new Error(`no ${end} in the tree`);
    return words[at] !== end;
  }

  function readValue(): NodeValue {
    const word = words[at++] ?? '';
    if (word === '{') return readNode();
    if (word === '(') return readList();
    if (word === '<>') return undefined;
    return words[at] === '[' ? readBytes() : readText(word);
  }

  function readNode(): Node {
    const fields: Record<string, NodeValue> = {};
    const node = words[at++] ?? '';
    while (isBefore('}')) {
      const field = (words[at++] ?? '').slice(1);
      fields[field] = readValue();
    }
    at++;
    return { ...fields, node };
  }

  function readList(): NodeValue[] {
    const values: NodeValue[] = [];
    while (isBefore(')')) values.push(readValue());
    at++;
    return values;
  }

  function readBytes(): Uint8Array {
    const end: number = words.indexOf(']', at);
    const bytes = Uint8Array.from(words.slice(at + 1, end), Number);
    at = end + 1;
    return bytes;
  }

  return readValue();
}

function readText(word: string): string {
  const text = word.startsWith('"') ? word.slice(1, -1) : word;
  return text.replace(/\\(.)/g, '$1');
}

export const nodeIn = (value: NodeValue): Node | undefined =>
  value && typeof value === 'object' && 'node' in value ? (value as Node) : undefined;

export const nodesIn = (value: NodeValue): Node[] =>
  Array.isArray(value) ? value.flatMap((one: NodeValue) => nodeIn(one) ?? []) : [];

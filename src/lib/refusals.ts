/** The sentences of refusals by their names. Where one name has several sentences, the name is followed by which: 'not_allowed.same_status'. */
export type Sentences = Readonly<Record<string, string>>;

/** The name that is sent, without which of its sentences. */
export type NameOf<Key extends string> = Key extends `${infer Name}.${string}` ? Name : Key;

/** The names of a table of sentences. */
export type NameIn<Table extends Sentences> = NameOf<keyof Table & string>;

/** What is filled into a sentence: 'number' in 'There is no order {number}.' */
export type SlotOf<Sentence extends string> = Sentence extends `${string}{${infer Slot}}${infer Rest}`
  ? Slot | SlotOf<Rest>
  : never;

type Picked<Table extends Sentences, Name extends string> = {
  readonly [Key in keyof Table & string as NameOf<Key> extends Name ? Key : never]: Table[Key];
};

export const nameOf = <Key extends string>(key: Key) => key.split('.', 1)[0] as NameOf<Key>;

/** What a contract lists of the sentences of its area: all that these names have. */
export function pickRefusals<Table extends Sentences, Name extends NameIn<Table>>(
  table: Table,
  ...names: readonly Name[]
): Picked<Table, Name> {
  const wanted: readonly string[] = names;
  return Object.fromEntries(Object.entries(table).filter(([key]) => wanted.includes(nameOf(key)))) as Picked<
    Table,
    Name
  >;
}

const saysWhy = 'A sentence that says why.';

/** What each name of a contract means, for readers of its description. */
export function meaningsOf(sentences: Sentences): Record<string, string> {
  const meanings = new Map<string, string>();
  for (const [key, sentence] of Object.entries(sentences)) {
    const meaning = sentence === '{reason}' ? saysWhy : sentence;
    const before = meanings.get(nameOf(key));
    meanings.set(nameOf(key), before === undefined ? meaning : `${before} Or: ${meaning}`);
  }
  return Object.fromEntries(meanings);
}

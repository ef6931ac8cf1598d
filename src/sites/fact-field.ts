type Base = { label: string; hint?: string; optional?: true };

/** A logo is an SVG or a PNG, which is kept as a PNG. */
export const acceptedFiles = ['picture', 'pdf', 'logo'] as const;
export type FileAccepted = (typeof acceptedFiles)[number];

/** How a fact is typed, checked and shown. Texts are at most `max` characters, lists at most `max` entries. */
export type FactField =
  | (Base & { kind: 'text'; max: number; form?: 'email' | 'phone' | 'link' | 'path' | 'code' | 'colour' })
  | (Base & { kind: 'paragraph'; max: number })
  /** One text a line, or a paragraph each, with an empty line between them. */
  | (Base & { kind: 'lines' | 'paragraphs'; max: number; maxLength: number })
  | (Base & { kind: 'number'; min: number; max: number; unit?: string })
  /** Minor units of the site's currency. */
  | (Base & { kind: 'money'; max: number })
  /** Hundredths of a percent. */
  | (Base & { kind: 'percent'; max: number })
  | (Base & { kind: 'flag' })
  | (Base & { kind: 'choice'; options: readonly { value: string; label: string }[] })
  /** 0 Sunday … 6 Saturday. */
  | (Base & { kind: 'weekdays' })
  | (Base & { kind: 'day' | 'time' })
  | (Base & { kind: 'days'; max: number })
  /** The address of an uploaded file. */
  | (Base & { kind: 'file'; accepts: FileAccepted })
  | (Base & { kind: 'list'; max: number; entry: string; fields: FactFields });

export type FactFields = Readonly<Record<string, FactField>>;

/** Plain JSON, by the names of the fields. */
export type FactData = Readonly<Record<string, unknown>>;

/** With its values, to be sent by another. */
export type FilledStatement = { name?: string; text: string; values: unknown[] };

import { createContext, use } from 'react';

type FieldContext = { id: string; describedBy: string | undefined; invalid: boolean };

export const FieldContext = createContext<FieldContext | null>(null);

type FieldAttributes = {
  id?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
};

/** Empty outside a Field. */
export function useFieldAttributes(): FieldAttributes {
  const field = use(FieldContext);
  if (!field) return {};
  return { id: field.id, 'aria-describedby': field.describedBy, 'aria-invalid': field.invalid || undefined };
}

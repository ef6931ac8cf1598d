import { TextInput } from '../../ui/controls/text-input.tsx';
import { useTypedValue } from '../browser/use-typed-value.ts';
import { useListQuery } from './use-list-query.ts';

type DayFilterProps = { name: string; label: string };

/** A day in the address of a list. A year that is not complete yet, such as 0202, is not asked for. */
export function DayFilter({ name, label }: DayFilterProps) {
  const query = useListQuery();
  const [typed, setTyped] = useTypedValue(query.asked(name));
  return (
    <TextInput
      small
      type="date"
      min="2000-01-01"
      aria-label={label}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value);
        if (target.validity.valid) query.set({ [name]: target.value });
      }}
    />
  );
}

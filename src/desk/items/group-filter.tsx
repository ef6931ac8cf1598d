import { Select } from '../../ui/controls/select.tsx';
import { useListQuery } from '../list/use-list-query.ts';

type GroupFilterProps = { name: 'maker' | 'category'; label: string; all: string; values: readonly string[] };

/** The chosen one stays a choice also where nothing on sale has it. */
export function GroupFilter({ name, label, all, values }: GroupFilterProps) {
  const query = useListQuery();
  const chosen = query.get(name);
  const choices = chosen === '' || values.includes(chosen) ? values : [chosen, ...values];
  return (
    <Select small aria-label={label} value={chosen} onChange={(event) => query.set({ [name]: event.target.value })}>
      <option value="">{all}</option>
      {choices.map((value) => (
        <option key={value}>{value}</option>
      ))}
    </Select>
  );
}

import { plural } from '../../lib/i18n.ts';
import { Field } from '../../ui/controls/field.tsx';
import { Select } from '../../ui/controls/select.tsx';
import type { SheetsOfFile } from './read-table-file.ts';

type SheetChoiceProps = { file: SheetsOfFile; at: number; disabled: boolean; onChoose: (at: number) => void };

/** Which sheet of a workbook is read, where it has several, and how a text was read. */
export function SheetChoice({ file: { sheets, isWindows1252 }, at, disabled, onChoose }: SheetChoiceProps) {
  return (
    <>
      {sheets.length > 1 && (
        <Field label="Sheet" hint={`The file has ${sheets.length} sheets; one is read.`}>
          <Select value={String(at)} disabled={disabled} onChange={({ target }) => onChoose(Number(target.value))}>
            {sheets.map(({ name, lines }, place) => (
              <option key={`${place} ${name}`} value={String(place)}>
                {`${name}, ${plural(lines, 'line')}`}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {isWindows1252 && (
        <p>The file is not in Unicode: it was read as Windows-1252. Please check letters such as ä and é.</p>
      )}
    </>
  );
}

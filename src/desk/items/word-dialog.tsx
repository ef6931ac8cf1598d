import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { ChangeDialog } from '../accounts/change-dialog.tsx';
import { useChangeForm } from '../browser/use-change.ts';
import { useDeskSite } from '../shell/desk-session.ts';
import type { saveSearchWordAtDesk } from './search-words.contract.ts';

/** The stock codes are those that the page showed. */
export type EditedWord = { word: string; codes: readonly string[]; isNew: boolean };

const codesIn = (text: string) =>
  text
    .split(/[,;\n]/)
    .map((code) => code.trim())
    .filter(Boolean);

export function WordDialog({ edited, onClose }: { edited: EditedWord; onClose: () => void }) {
  const { site } = useDeskSite();
  const { word, codes, isNew } = edited;
  const form = useChangeForm<typeof saveSearchWordAtDesk, 'word' | 'codes'>({
    initial: { word, codes: codes.join(', ') },
    endpoint: 'POST /desk/api/:site/items/words/save/',
    requestOf: (values) => ({ site, word: values.word, codes: codesIn(values.codes), seen: isNew ? [] : [...codes] }),
    onDone: onClose,
  });
  return (
    <ChangeDialog
      title={isNew ? 'New search word' : `Change ${word}`}
      form={form}
      onClose={onClose}
      note="Who types the whole word finds these items first. The shop says that no maker uses this number."
    >
      <Field label="Word or number" error={form.errorAt('word')}>
        <TextInput {...form.field('word')} maxLength={60} readOnly={!isNew} autoFocus={isNew && word === ''} />
      </Field>
      <Field label="Stock codes of the items" hint="Separated by commas, at most 20" error={form.errorAt('codes')}>
        <TextInput {...form.field('codes')} maxLength={1300} autoFocus={!isNew || word !== ''} />
      </Field>
    </ChangeDialog>
  );
}

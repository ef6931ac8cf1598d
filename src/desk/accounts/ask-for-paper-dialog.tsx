import type { PaperKind } from '../../account/papers/paper-kind.rule.ts';
import { Field } from '../../ui/controls/field.tsx';
import { Select } from '../../ui/controls/select.tsx';
import { TextArea } from '../../ui/controls/text-input.tsx';
import { useChangeForm } from '../browser/use-change.ts';
import { useDeskSite } from '../shell/desk-session.ts';
import type { askCustomerForPaper } from './ask-for-paper.contract.ts';
import { ChangeDialog } from './change-dialog.tsx';
import type { CustomerRecord } from './customer.contract.ts';

export type KindOfPaper = { kind: PaperKind; label: string };

type AskForPaperProps = { customer: CustomerRecord; kinds: readonly KindOfPaper[]; onClose: () => void };

export function AskForPaperDialog({ customer, kinds, onClose }: AskForPaperProps) {
  const { site } = useDeskSite();
  const { papers, paperRequests: requests } = customer;
  const isMissing = ({ kind, label }: KindOfPaper) =>
    !requests.some((one) => one.kind === kind) &&
    !papers.some((one) => one.kind === label && one.status !== 'rejected');
  const first = (kinds.find(isMissing) ?? kinds[0])?.kind ?? '';
  const form = useChangeForm<typeof askCustomerForPaper, 'kind' | 'sentence'>({
    initial: { kind: first, sentence: '' },
    endpoint: 'POST /desk/api/:site/accounts/ask_for_paper/',
    requestOf: ({ kind, sentence }) => ({ site, customerId: customer.customerId, kind: kind as PaperKind, sentence }),
    onDone: onClose,
  });
  return (
    <ChangeDialog
      title={`Ask ${customer.company} for a paper`}
      form={form}
      onClose={onClose}
      note="The buyer gets a mail with the link to My Profile, and sees it there until the paper is uploaded."
      action="Ask"
    >
      <Field label="Paper">
        <Select {...form.field('kind')}>
          {kinds.map(({ kind, label }) => (
            <option key={kind} value={kind}>
              {label}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="What is missing" hint="The buyer reads it word for word." error={form.errorAt('sentence')}>
        <TextArea {...form.field('sentence')} rows={3} maxLength={500} autoFocus />
      </Field>
    </ChangeDialog>
  );
}

import { useId, useRef } from 'react';
import { formatCityLine } from '../../account/addresses/format-city-line.rule.ts';
import type { CustomerInfo } from '../../account/get-info.contract.ts';
import { can } from '../../account/permissions/permissions.rule.ts';
import { missingLinesText } from '../../cart/account-cart/select-lines.rule.ts';
import { useSaveQuantity } from '../../cart/account-cart/use-save-quantity.ts';
import type { CartLine } from '../../cart/cart.contract.ts';
import { lineColumns, originColumn } from '../../cart/lines/cart-columns.tsx';
import { totalsOf } from '../../cart/lines/cart-totals.rule.ts';
import { formatLineIds } from '../../cart/lines/line-ids.rule.ts';
import { LineQuantity } from '../../cart/lines/line-quantity.tsx';
import { useLineSaves, type WhenSaved } from '../../cart/lines/use-line-saves.ts';
import type { sendRfi } from '../../cart/rfi-lines/send-rfi.contract.ts';
import { sendOnce } from '../../cart/send-once.ts';
import { SkipToSummary, summaryId } from '../../cart/skip-to-summary.tsx';
import { countText } from '../../catalogue/items/item-format.rule.ts';
import { AccountStatusNotice } from '../../catalogue/pricing/account-status-notice.tsx';
import { plural, t } from '../../lib/i18n.ts';
import { call, isRefusal } from '../../ui/browser/call.ts';
import { writeLocal } from '../../ui/browser/local-storage.ts';
import { ButtonLink } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextArea, TextInput } from '../../ui/controls/text-input.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useNextPage } from '../../ui/feedback/use-next-page.ts';
import { FormGrid, FullWidth } from '../../ui/forms/form-grid.tsx';
import { type FormState, type FormValues, useForm } from '../../ui/forms/use-form.ts';
import { Sketch } from '../../ui/graphics/line-drawing.tsx';
import { Block, Cell, Cells } from '../../ui/page/block.tsx';
import { Container, Split } from '../../ui/page/layout.tsx';
import { PageHeader } from '../../ui/page/page-header.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import { FoldOnPhone } from '../../ui/table/fold-on-phone.tsx';
import { askedOfLine, lineAskFields, targetProblems } from './line-ask.rule.ts';
import { LineAsk } from './line-ask.tsx';
import { parsePartialQuantity, partialLine } from './partial-line.rule.ts';
import styles from './rfi-review.module.css';
import { RfiSummary } from './rfi-summary.tsx';

export type RfiReviewPageProps = {
  lines: readonly CartLine[];
  missing: number;
  /** Quantity of the only line, from the URL; null for all of it. */
  quantity: string | null;
  info: CustomerInfo;
  /** YYYY-MM-DD. */
  today: string;
};

export function RfiReviewPage(props: RfiReviewPageProps) {
  const { lines, missing, info } = props;
  const cartTo = `/cart?lines=${formatLineIds(lines.map((line) => line.item_detail_id))}`;
  return (
    <Container>
      <PageHeader
        title={t`Review and confirm RFI`}
        meta={lines.length > 0 && t`${plural(lines.length, 'item')} will be sent as a Request For Information`}
        end={<ButtonLink small icon="chevron-left" to={cartTo}>{t`Go back to cart`}</ButtonLink>}
      />
      {!can(info.standing, 'see-cart-prices') && <AccountStatusNotice standing={info.standing} />}
      {missing > 0 && (
        <div className={styles.notice}>
          <Notice kind="warn" title={missingLinesText(missing)} />
        </div>
      )}
      {lines.length > 0 ? <Review key={cartTo} {...props} /> : <NothingChosen mayBeSent={missing > 0} />}
    </Container>
  );
}

const remainderText = (remaining: number) =>
  remaining === 1
    ? t`${plural(remaining, 'piece')} stays in your cart and can be ordered now.`
    : t`${plural(remaining, 'piece')} stay in your cart and can be ordered now.`;

function NothingChosen({ mayBeSent }: { mayBeSent: boolean }) {
  const actions = (
    <>
      <ButtonLink kind="primary" to="/cart">{t`View cart`}</ButtonLink>
      {mayBeSent && <ButtonLink to="/rfq-history">{t`RFI History`}</ButtonLink>}
    </>
  );
  return (
    <EmptyState title={t`No lines selected`} drawing={<Sketch name="question" />} actions={actions}>
      {mayBeSent && <p>{t`If you have sent them already, they are in your RFI History.`}</p>}
      <p>{t`Select lines in your cart and press RFI.`}</p>
    </EmptyState>
  );
}

function Review({ lines, quantity, info, today }: RfiReviewPageProps) {
  const site = useSite();
  const formId = useId();
  const showPrices = can(info.standing, 'see-cart-prices');
  const [address] = info.CustomerDeliveryAddress.details;
  const [line] = lines;
  const part = lines.length === 1 && line ? parsePartialQuantity(line, quantity) : undefined;
  const requestedLines = part && line ? [partialLine(line, part, address?.tax_form ?? 'integrated')] : lines;
  const saves = useLineSaves<number>();
  const form = useSendRfi(
    info.email,
    saves.whenSaved,
    requestedLines.map(({ item_detail_id, itemname }) => ({ item_detail_id, itemname, quantity: part })),
  );
  const save = useSaveQuantity();
  const quantityOf = (row: CartLine) =>
    part ? (
      countText(row.quantity)
    ) : (
      <LineQuantity
        key={row.item_detail_id}
        line={row}
        name={row.itemname}
        save={(pieces, retry) => saves.noteSave(save(row, pieces, retry))}
        onUnsaved={(isUnsaved, input) => saves.noteUnsaved(row.item_detail_id, isUnsaved, input)}
      />
    );
  const columns = lineColumns(site, { quantity: quantityOf, showPrices, savings: true });
  const aside = (
    <>
      <div id={summaryId}>
        <RfiSummary
          totals={totalsOf(requestedLines)}
          showPrices={showPrices}
          unpriced={requestedLines.filter((row) => row.total_value1 === 0).length}
          formId={formId}
          busy={form.busy}
          problem={form.error}
        />
      </div>
      <Block>
        <Cells columns={1}>
          <Cell label={t`Answer`}>{t`By e-mail and in RFI History`}</Cell>
          {address && (
            <Cell label={t`Deliver to`}>
              {`${address.add_details}, ${formatCityLine(address.add_city_name, address.add_pincode, address.add_state_name)}`}
            </Cell>
          )}
        </Cells>
      </Block>
    </>
  );
  return (
    <>
      <SkipToSummary />
      <Split aside={aside} stickyAside>
        <FoldOnPhone count={requestedLines.length}>
          <DataTable
            caption={t`Items of this RFI`}
            columns={[...columns, originColumn]}
            rows={requestedLines}
            rowKey={(row) => String(row.item_detail_id)}
            noteFor={({ item_detail_id, itemname }) => (
              <LineAsk
                lineId={item_detail_id}
                name={itemname}
                form={form}
                formId={formId}
                isOnly={requestedLines.length === 1}
                onUploading={form.noteUploading}
              />
            )}
          />
        </FoldOnPhone>
        {part && line && <p className={styles.rest}>{remainderText(line.quantity - part)}</p>}
        <BuyerNotesForm id={formId} form={form} today={today} />
      </Split>
    </>
  );
}

type BuyerNotesFormProps = {
  id: string;
  form: FormState<string>;
  today: string;
};

function BuyerNotesForm({ id, form, today }: BuyerNotesFormProps) {
  return (
    <div className={styles.words}>
      <Block header={t`For our sales desk`} end={t`optional`}>
        <FormGrid id={id} {...form.form}>
          <Field label={t`Requested date`} error={form.errorAt('wished_date')}>
            <TextInput type="date" min={today} {...form.field('wished_date')} />
          </Field>
          <Field label={t`Your reference`} error={form.errorAt('reference')}>
            <TextInput maxLength={60} autoComplete="off" autoCapitalize="characters" {...form.field('reference')} />
          </Field>
          <FullWidth>
            <Field label={t`Remark`} error={form.errorAt('remark')}>
              <TextArea
                rows={2}
                maxLength={1000}
                autoComplete="off"
                placeholder={t`Application, speed, what it replaces`}
                {...form.field('remark')}
              />
            </Field>
          </FullWidth>
        </FormGrid>
      </Block>
    </div>
  );
}

type RequestedLineInput = { item_detail_id: number; itemname: string; quantity?: number | undefined };

function useSendRfi(email: string, whenSaved: WhenSaved<number>, requested: readonly RequestedLineInput[]) {
  const noteHere = useNextPage();
  const site = useSite();
  const uploading = useRef(new Set<number>());
  const ids = requested.map((line) => line.item_detail_id);
  const initial: FormValues<string> = {
    wished_date: '',
    reference: '',
    remark: '',
    ...Object.fromEntries(ids.flatMap((id) => Object.values(lineAskFields(id)).map((name) => [name, '']))),
  };
  const form = useForm({
    initial,
    draft: `rfi-review:${email}`,
    validate: (values) => [
      ...targetProblems(values, ids, site),
      ...[...uploading.current].map((id) => ({
        field: lineAskFields(id).fileId,
        message: t`The file is still on its way. Please wait a moment.`,
      })),
    ],
    send: async (values) => {
      const item_info = requested.map(({ item_detail_id, itemname, quantity }) => ({
        item_detail_id,
        item_name: itemname,
        ...(quantity !== undefined && { quantity: String(quantity) }),
        ...askedOfLine(values, item_detail_id),
      }));
      const { wished_date = '', reference = '', remark = '' } = values;
      const request = { item_info, wished_date, reference, remark };
      let isSaved = false;
      await whenSaved(
        requested.map((line) => line.item_detail_id),
        () => {
          isSaved = true;
        },
      );
      if (!isSaved) return 'waiting';
      const goOn = noteHere();
      const reply = await sendOnce('rfi', request, (idempotencyKey) =>
        call<typeof sendRfi>('POST /api/customer_master/', request, { idempotencyKey }),
      );
      if (isRefusal(reply)) return reply;
      writeLocal('reference_number', reply.RefNo);
      writeLocal('RFIArrayData', '');
      await goOn(`/rfq?rfi=${encodeURIComponent(reply.RefNo)}`, reply.message, { replace: true });
      return 'sent';
    },
  });
  const noteUploading = (id: number, isUploading: boolean) => {
    if (isUploading) uploading.current.add(id);
    else uploading.current.delete(id);
  };
  return { ...form, noteUploading };
}

import { t } from '../../lib/i18n.ts';
import type { Branch } from '../../sites/site-facts.ts';
import { SectionHeader } from '../../ui/page/layout.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { DataTable } from '../../ui/table/data-table.tsx';
import type { Column } from '../../ui/table/table-columns.ts';
import { phoneHref } from '../../ui/text/phone-href.ts';

/** Whom a buyer's accounts department enters: each branch with the number that stands on its invoices. */
export function Registrations({ open }: { open: string }) {
  const { branches, legalName, tax } = useSite();
  const title = t`Where we sell from`;
  const columns: Column<Branch>[] = [
    { key: 'branch', header: t`Branch`, cell: ({ name }) => name, phone: 'full', phoneLabel: false },
    {
      key: 'address',
      header: t`Address`,
      cell: ({ lines }) => lines.join(', '),
      phone: 'full',
      phoneLabel: false,
    },
    { key: 'tax', header: tax.numberLabel, cell: ({ taxNumber }) => taxNumber, phone: 'two', phoneLabel: true },
  ];
  if (branches.some(({ tradeLicence }) => tradeLicence))
    columns.push({
      key: 'licence',
      header: t`Trade licence`,
      cell: ({ tradeLicence }) => tradeLicence && `${tradeLicence.number}, ${tradeLicence.authority}`,
      phone: 'full',
      phoneLabel: true,
    });
  if (branches.some(({ phone }) => phone))
    columns.push({
      key: 'phone',
      header: t`Phone`,
      cell: ({ phone }) =>
        phone && (
          <a href={phoneHref(phone)}>
            <bdi>{phone}</bdi>
          </a>
        ),
    });
  return (
    <>
      <SectionHeader title={title} meta={`${legalName} · ${open}`} />
      <DataTable caption={title} columns={columns} rows={branches} rowKey={({ code }) => code} />
    </>
  );
}

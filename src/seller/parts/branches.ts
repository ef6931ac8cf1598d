import { pincodeElsewhereErrors } from '../../account/forms/pincode.rule.ts';
import { isGstinChecksumValid } from '../../account/tax-registration/gstin.rule.ts';
import { isTaxNumber } from '../../account/tax-registration/tax-number.rule.ts';
import type { FieldError } from '../../lib/contract.ts';
import { msg, t } from '../../lib/i18n.ts';
import { isLawfulPrefix, seriesPrefixes } from '../../orders/documents/document-number.rule.ts';
import type { FactFields } from '../../sites/fact-field.ts';
import { regions } from '../../sites/regions.data.ts';
import type { SellerSite } from '../../sites/site.ts';
import type { Branch } from '../../sites/site-facts.ts';
import { definePart } from '../fact-part.ts';

type TypedBranch = Omit<Branch, 'regionId' | 'tradeLicence'> & {
  regionId: string;
  licenceNumber?: string;
  licenceAuthority?: string;
};
type Branches = { branches: readonly TypedBranch[] };

/** E-invoices of the Emirates name the seller by it. */
const licenceFields: FactFields = {
  licenceNumber: { kind: 'text', label: msg('Trade licence number'), max: 40, optional: true },
  licenceAuthority: { kind: 'text', label: msg('Authority that issued the trade licence'), max: 100, optional: true },
};

export const branchesPart = definePart<Branches>({
  label: msg('Branches'),
  note: msg('The first one sells. Each has its registration and a series of invoice numbers of its own.'),
  group: 'firm',
  fields: ({ country, region, tax }) => ({
    branches: {
      kind: 'list',
      label: msg('Branches'),
      entry: msg('branch'),
      max: 50,
      fields: {
        code: {
          kind: 'text',
          label: msg('Short name for imports'),
          max: 30,
          form: 'code',
          hint: msg('As your files call the branch; it becomes small letters, digits and hyphens. Choose it for good.'),
        },
        name: { kind: 'text', label: msg('Name'), max: 60 },
        lines: { kind: 'lines', label: msg('Address, one line each'), max: 5, maxLength: 100 },
        pincode: { kind: 'text', label: msg('Pincode'), max: 10, optional: true },
        regionId: {
          kind: 'choice',
          label: region.label,
          options: regions[country].map(({ id, name }) => ({ value: String(id), label: name })),
        },
        taxNumber: { kind: 'text', label: tax.numberLabel, max: 20 },
        invoicePrefix: { kind: 'text', label: msg('Invoice numbers begin with'), max: 4 },
        phone: { kind: 'text', label: msg('Phone'), max: 30, form: 'phone', optional: true },
        hours: {
          kind: 'text',
          label: msg('Opening hours'),
          max: 80,
          optional: true,
          hint: msg('Where they differ from those under Working days and holidays.'),
        },
        ...(country === 'AE' && licenceFields),
        bookkeepingCompany: {
          kind: 'text',
          label: msg('Company in Tally'),
          max: 120,
          optional: true,
          hint: msg('Where this registration has books of its own.'),
        },
      },
    },
  }),
  read: (site) => ({ branches: site.branches.map(typedBranch) }),
  apply: (site, data) => ({ ...site, branches: data.branches.map(branchOf) }),
  check: branchErrors,
  page: ({ pages }) => pages.contact,
});

function typedBranch({
  phone = '',
  hours = '',
  bookkeepingCompany = '',
  tradeLicence,
  regionId,
  ...branch
}: Branch): TypedBranch {
  const licence = { licenceNumber: tradeLicence?.number ?? '', licenceAuthority: tradeLicence?.authority ?? '' };
  return { ...branch, regionId: String(regionId), phone, hours, bookkeepingCompany, ...licence };
}

function branchOf({ regionId, licenceNumber, licenceAuthority, ...branch }: TypedBranch): Branch {
  const tradeLicence =
    licenceNumber && licenceAuthority ? { number: licenceNumber, authority: licenceAuthority } : undefined;
  return { ...branch, regionId: Number(regionId), ...(tradeLicence && { tradeLicence }) };
}

/** 'N' numbers its debit notes as 'ND', in which another branch must not number its invoices. */
const sharesSeries = (one: TypedBranchSeries, other: TypedBranchSeries) =>
  seriesPrefixes(one.invoicePrefix).some((prefix) => seriesPrefixes(other.invoicePrefix).includes(prefix));
type TypedBranchSeries = Pick<TypedBranch, 'invoicePrefix'>;

function branchErrors({ branches: wanted }: Branches, before: SellerSite): FieldError[] {
  if (wanted.length === 0) return [{ field: 'branches', message: t`Please enter at least one branch` }];
  const kept = wanted.map(({ code }) => code);
  const lost = before.branches.filter(({ code }) => !kept.includes(code)).map(({ name }) => name);
  const errors = wanted.flatMap((branch, index) => {
    const at = (field: string, message: string) => ({ field: `branches.${index}.${field}`, message });
    const others = wanted.slice(0, index);
    return [
      ...(others.some(({ code }) => code === branch.code) ? [at('code', t`Another branch has this short name`)] : []),
      ...(others.some((other) => sharesSeries(other, branch))
        ? [at('invoicePrefix', t`Another branch has this series`)]
        : []),
      ...(isLawfulPrefix(before.country, branch.invoicePrefix)
        ? []
        : [at('invoicePrefix', t`Please use one or two capital letters and digits that do not begin with 0`)]),
      ...taxNumberErrors(branch.taxNumber, before).map((message) => at('taxNumber', message)),
      ...pincodeElsewhereErrors(`branches.${index}.pincode`, branch.pincode, before.country, Number(branch.regionId)),
      ...(branch.licenceNumber && !branch.licenceAuthority
        ? [at('licenceAuthority', t`Please enter who has issued the trade licence`)]
        : []),
    ];
  });
  return lost.length === 0
    ? errors
    : [...errors, { field: 'branches', message: t`Stock and orders refer to ${lost.join(', ')}: keep it in the list` }];
}

function taxNumberErrors(number: string, { tax }: SellerSite): string[] {
  if (!isTaxNumber(number, tax)) return [t`This is not a valid ${tax.numberLabel}`];
  return tax.plainName === 'gst' && !isGstinChecksumValid(number) ? [t`The check character does not fit`] : [];
}

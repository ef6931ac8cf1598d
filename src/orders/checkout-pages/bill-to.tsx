import { formatCityLine } from '../../account/addresses/format-city-line.rule.ts';
import type { CustomerInfo, DeliveryAddress } from '../../account/get-info.contract.ts';
import { UnverifiedNumber } from '../../account/registrations/unverified-number.tsx';
import { textOrNA } from '../../catalogue/items/item-format.rule.ts';
import { t } from '../../lib/i18n.ts';
import { Block, Cell, Cells } from '../../ui/page/block.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { taxDescription } from '../documents/tax-description.rule.ts';
import { TaxNumber } from './tax-number.tsx';

export type BillToProps = {
  info: CustomerInfo;
  address: DeliveryAddress | undefined;
  rates: readonly number[];
};

export function BillTo({ info, address, rates }: BillToProps) {
  const { tax } = useSite();
  const { b_address, b_city, b_pincode, b_state } = info.billing_details;
  const billing = [b_address, formatCityLine(b_city, b_pincode, b_state)].filter(Boolean).join(', ');
  const primary = info.tax_registrations.find(({ is_primary }) => is_primary);
  const isOfAddress = address && address.registration_id > 0 && address.registration_id !== primary?.id;
  return (
    <Block>
      <Cells columns={1}>
        <Cell label={t`Company Name`}>{address?.bill_to_name || info.company_name}</Cell>
        <Cell label={tax.numberLabel} mono>
          {isOfAddress ? (
            textOrNA(address.tax_number)
          ) : (
            <TaxNumber info={info} states={[b_state, address?.add_state_name ?? '']} />
          )}
          {address?.unverified_number && <UnverifiedNumber {...address} />}
        </Cell>
        <Cell label={t`Billing address`}>{textOrNA(address?.bill_to_address || billing)}</Cell>
        {address && (
          <Cell label={t`Place of supply`}>
            {t`${address.place_of_supply}. ${taxDescription(address.tax_form, rates, tax.label)} on the invoice`}
          </Cell>
        )}
      </Cells>
    </Block>
  );
}

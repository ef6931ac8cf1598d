import type { CustomerInfo, DeliveryAddress } from '../account/get-info.contract.ts';
import { placeLine } from '../account/place-line.rule.ts';
import { UnverifiedNumber } from '../account/unverified-number.ui.tsx';
import { knownText } from '../catalogue/display.rule.ts';
import { say } from '../lib/say.ts';
import { Block, Cell, Cells } from '../ui/block.tsx';
import { useSite } from '../ui/site-context.tsx';
import { taxWords } from './supply-words.rule.ts';
import { TaxNumber } from './tax-number.ui.tsx';

export type BillToProps = {
  info: CustomerInfo;
  /** Decides the place of supply. */
  address: DeliveryAddress | undefined;
  /** Tax percentages of the lines. */
  rates: readonly number[];
};

/** Who gets the invoice, and which taxes it will show. */
export function BillTo({ info, address, rates }: BillToProps) {
  const { tax } = useSite();
  const { b_address, b_city, b_pincode, b_state } = info.billing_details;
  const billing = [b_address, placeLine(b_city, b_pincode, b_state)].filter(Boolean).join(', ');
  return (
    <Block>
      <Cells columns={1}>
        <Cell label={say`Company Name`}>{info.company_name}</Cell>
        <Cell label={tax.numberLabel} mono>
          <TaxNumber info={info} states={[b_state, address?.add_state_name ?? '']} />
          {address?.unverified_number && <UnverifiedNumber {...address} />}
        </Cell>
        <Cell label={say`Billing address`}>{knownText(billing)}</Cell>
        {address && (
          <Cell label={say`Place of supply`}>
            {say`${address.place_of_supply}. ${taxWords(address.tax_form, rates, tax.label)} on the invoice`}
          </Cell>
        )}
      </Cells>
    </Block>
  );
}

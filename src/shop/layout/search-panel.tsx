import { can } from '../../account/permissions/permissions.rule.ts';
import { StayHere } from '../../cart/add-to-cart/stay-here.tsx';
import type { MoreRows, PanelProps } from '../../catalogue/typeahead/typeahead.tsx';
import { TypeaheadPanel } from '../../catalogue/typeahead/typeahead-panel.tsx';
import { OwnRecordRows } from '../../orders/own-records/own-records.tsx';
import { useOwnRecords } from '../../orders/own-records/use-own-records.ts';
import { focusAlone } from '../../ui/browser/restore-lost-focus.ts';
import { renderAddToCart } from '../cart/render-add-to-cart.tsx';
import { useRootData } from '../root-data.ts';

export default function SearchPanel(props: PanelProps) {
  const standing = useRootData()?.session?.standing;
  const records = useOwnRecords(props.text, standing !== undefined && can(standing, 'see-orders'));
  const more = {
    count: records.length,
    render: (place: MoreRows) => <OwnRecordRows {...place} records={records} />,
  };
  /** The field stays on the next page, where the focus would be far before what was chosen. */
  const leave = () => {
    focusAlone(document.querySelector('main'));
    props.onClose();
  };
  return (
    <TypeaheadPanel
      {...props}
      onClose={leave}
      renderAdd={renderAddToCart}
      addChoice={<StayHere />}
      more={records.length > 0 ? more : undefined}
    />
  );
}

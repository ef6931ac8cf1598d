import { can } from '../../account/permissions/permissions.rule.ts';
import { StayHere } from '../../cart/add-to-cart/stay-here.ui.tsx';
import type { MoreRows, PanelProps } from '../../catalogue/typeahead/typeahead.ui.tsx';
import { TypeaheadPanel } from '../../catalogue/typeahead/typeahead-panel.ui.tsx';
import { OwnRecordRows } from '../../orders/own-records/own-records.ui.tsx';
import { useOwnRecords } from '../../orders/own-records/use-own-records.ts';
import { renderAddToCart } from '../cart/render-add-to-cart.tsx';
import { useRootData } from '../root-data.ts';

export default function SearchPanel(props: PanelProps) {
  const standing = useRootData()?.session?.standing;
  const records = useOwnRecords(props.text, standing !== undefined && can(standing, 'see-orders'));
  const more = {
    count: records.length,
    render: (place: MoreRows) => <OwnRecordRows {...place} records={records} />,
  };
  return (
    <TypeaheadPanel
      {...props}
      renderAdd={renderAddToCart}
      addChoice={<StayHere />}
      more={records.length > 0 ? more : undefined}
    />
  );
}

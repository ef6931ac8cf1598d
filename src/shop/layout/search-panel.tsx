import { StayHere } from '../../cart/add-to-cart/stay-here.ui.tsx';
import type { PanelProps } from '../../catalogue/typeahead/typeahead.ui.tsx';
import { TypeaheadPanel } from '../../catalogue/typeahead/typeahead-panel.ui.tsx';
import { renderAddToCart } from '../cart/render-add-to-cart.tsx';

export default function SearchPanel(props: PanelProps) {
  return <TypeaheadPanel {...props} renderAdd={renderAddToCart} addChoice={<StayHere />} />;
}

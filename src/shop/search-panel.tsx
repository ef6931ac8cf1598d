import { StayHere } from '../cart/stay-here.ui.tsx';
import type { PanelProps } from '../catalogue/typeahead.ui.tsx';
import { TypeaheadPanel } from '../catalogue/typeahead-panel.ui.tsx';
import { renderAdd } from './add-to-cart.tsx';

/** The typeahead's panel with Add To Cart in its place. */
export default function SearchPanel(props: PanelProps) {
  return <TypeaheadPanel {...props} renderAdd={renderAdd} addChoice={<StayHere />} />;
}

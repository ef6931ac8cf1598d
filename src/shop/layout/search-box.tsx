import { Typeahead } from '../../catalogue/typeahead/typeahead.ui.tsx';

const loadPanel = () => import('./search-panel.tsx');

/** The search field of the header and, large, of the home page. */
export function SearchBox({ large }: { large?: boolean | undefined }) {
  return <Typeahead large={large} load={loadPanel} />;
}

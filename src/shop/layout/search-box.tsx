import { Typeahead } from '../../catalogue/typeahead/typeahead.tsx';

const loadPanel = () => import('./search-panel.tsx');

export function SearchBox({ large }: { large?: boolean | undefined }) {
  return <Typeahead large={large} load={loadPanel} />;
}

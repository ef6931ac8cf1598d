import { useSite } from '../page/site-context.tsx';
import { LineDrawing } from './line-drawing.tsx';
import { places } from './places.data.ts';

/** Decorates company pages with the place that the site sells from. */
export function PlaceDrawing() {
  return <LineDrawing sketch={places[useSite().innerPages.form]} width={360} height={190} />;
}

import { parseDesignation } from '../../bearings/designation/parse-designation.ts';
import { drawnOf } from '../../bearings/drawing/form-of-designation.ts';
import { findSection } from '../../bearings/drawing/section-svg.ts';
import type { DrawingSpec } from '../../sites/home-content.ts';

/** Undefined where the store does not know the number's sizes, or has no section of its type. */
export function drawingOfNumber(number: string): DrawingSpec | undefined {
  const reading = parseDesignation(number);
  const { boreMm, outsideMm, widthMm } = reading;
  const drawn = drawnOf(reading, { d: boreMm ?? 0, D: outsideMm ?? 0, B: widthMm ?? 0 });
  return findSection(drawn) && drawn;
}

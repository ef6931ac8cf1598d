import { parseDesignation } from '../../bearings/designation/parse-designation.ts';
import { formOfDesignation } from '../../bearings/drawing/form-of-designation.ts';
import { findSection } from '../../bearings/drawing/section-svg.ts';
import type { DrawingSpec } from '../../sites/home-content.ts';

/** Undefined where the store does not know the number's sizes, or has no section of its type. */
export function drawingOfNumber(number: string): DrawingSpec | undefined {
  const reading = parseDesignation(number);
  const { type, boreMm: d, outsideMm: D, widthMm: B, seal } = reading;
  if (!type || !d || !D || !B) return undefined;
  const drawing = { type, d, D, B, ...(seal && { seal }), ...formOfDesignation(reading, B) };
  return findSection(drawing) && drawing;
}

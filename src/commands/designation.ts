import { createInterface } from 'node:readline';
import { parseDesignation } from '../bearings/designation/parse-designation.ts';
import type { ParsedDesignation } from '../bearings/designation/parsed-designation.ts';
import { universalNumber } from '../bearings/designation/universal-number.ts';

/** Sizes in mm; null is unknown. */
const facts = (reading: ParsedDesignation) => ({
  type: reading.type,
  boreMm: reading.boreMm,
  outsideMm: reading.outsideMm,
  widthMm: reading.widthMm,
  seal: reading.seal,
  clearance: reading.known ? reading.clearance : null,
  bore: reading.known ? reading.bore : null,
  universalNo: reading.known ? universalNumber(reading) : null,
  design: reading.design,
  cage: reading.cage,
  precision: reading.known ? reading.precision : null,
  contactAngleDegrees: reading.contactAngleDegrees,
  pairing: reading.known ? reading.pairing : null,
  specialBoreMm: reading.hasSpecialBore ? reading.boreMm : null,
  unknown: reading.unknown,
  statedSizes: reading.statedSizes,
  otherGoods: reading.otherGoods,
});

// One designation per line in, one JSON object per line out.
for await (const line of createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })) {
  const reading = parseDesignation(line);
  const alternatives = reading.alternatives.map(facts);
  console.log(JSON.stringify({ input: line, known: reading.known, ...facts(reading), alternatives }));
}

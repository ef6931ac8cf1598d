import { expect, test } from 'vitest';
import { isCamt, isOfx, isXmlStatement } from './xml-statement.rule.ts';

test.each([
  ['<?xml version="1.0"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02">', 'camt'],
  ['<ns:Document><ns:BkToCstmrStmt>', 'camt'],
  ['OFXHEADER:100\nDATA:OFXSGML', 'ofx'],
  ['<?xml version="1.0"?><?OFX OFXHEADER="200"?><OFX>', 'ofx'],
  ['<html><body>', ''],
  ['Date,Narration,Amount', ''],
  [':20:STMT', ''],
])('%s begins a statement: %s', (file, kind) => {
  expect([isCamt(file), isOfx(file), isXmlStatement(file)]).toEqual([kind === 'camt', kind === 'ofx', kind !== '']);
});

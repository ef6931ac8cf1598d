import { expect, test } from 'vitest';
import { sites } from '../../sites/resolve-site.ts';
import { sellerLicence } from './seller-licence.rule.ts';

const [branch] = sites.gwd.branches;
const licence = (number: string) => ({ number, authority: 'Dubai Department of Economy and Tourism' });
const branches = [
  { ...branch, taxNumber: '100234567800003', tradeLicence: licence('845671') },
  { ...branch, taxNumber: '100234567900003', tradeLicence: licence('845672') },
] as unknown as typeof sites.gwd.branches;

test.each([
  ['100234567900003', '845672'],
  ['100234567800003', '845671'],
  ['of a branch that is closed', '845671'],
])('a document under %s has the licence %s', (taxNumber, number) => {
  expect(sellerLicence({ branches }, taxNumber)?.number).toBe(number);
});

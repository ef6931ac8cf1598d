// What staff check in a tax number before they verify it: form, check character, state, PAN, and who else has it.

import { t } from '../../lib/i18n.ts';
import { regionName } from '../../sites/regions.data.ts';
import type { Site } from '../../sites/site.ts';
import { gstinCheckCharacter, gstinRegionId, isOfAnotherPan, panOf } from './gstin.rule.ts';
import { isTaxNumber } from './tax-number.rule.ts';

export const taxNumberCheckKinds = ['form', 'check character', 'state', 'pan', 'own pan', 'others', 'linked'] as const;

export type TaxNumberCheck = {
  kind: (typeof taxNumberCheckKinds)[number];
  passed: boolean;
  text: string;
  /** The other customers whom the check is about. */
  holders: readonly OtherHolder[];
};

/** Another customer with the same number, or with the same PAN in another number. */
export type OtherHolder = { customerId: number; company: string; email: string; number: string };

export type TaxNumberFacts = {
  /** The states of the customer's addresses. */
  states: readonly string[];
  others: readonly OtherHolder[];
  /** The customer's other numbers. */
  own: readonly string[];
};

type OwnCheck = Omit<TaxNumberCheck, 'holders'>;

export function taxNumberChecks(
  number: string,
  { tax, country }: Pick<Site, 'tax' | 'country'>,
  { states, others, own: ownNumbers }: TaxNumberFacts,
): TaxNumberCheck[] {
  const hasForm = isTaxNumber(number, tax);
  const isGstin = tax.plainName === 'gst' && hasForm;
  const own: OwnCheck[] = [
    { kind: 'form', passed: hasForm, text: formText(hasForm, tax.numberLabel) },
    ...(isGstin
      ? [checkCharacter(number), state(number, country, states), pan(number), ...ownPan(number, ownNumbers)]
      : []),
  ];
  return [
    ...own.map((check) => ({ ...check, holders: [] })),
    sameNumber(number, others),
    ...samePan(number, country, others),
  ];
}

const formText = (hasForm: boolean, label: string) =>
  hasForm ? t`Format: valid ${label}` : t`This is not the form of a ${label}`;

function checkCharacter(number: string): OwnCheck {
  const given = number.slice(-1);
  const right = gstinCheckCharacter(number.slice(0, -1));
  const passed = given === right;
  const text = passed
    ? t`Check character ${given} is right`
    : t`Check character: entered ${given}, the number works out to ${right}`;
  return { kind: 'check character', passed, text };
}

function state(number: string, country: Site['country'], states: readonly string[]): OwnCheck {
  const code = number.slice(0, 2);
  const name = regionName(country, gstinRegionId(number));
  if (name === '') return { kind: 'state', passed: false, text: t`There is no state with code ${code}` };
  const passed = states.length === 0 || states.includes(name);
  const elsewhere = [...new Set(states)].join(', ');
  return {
    kind: 'state',
    passed,
    text: passed
      ? t`State code ${code} is ${name}, as in the addresses`
      : t`State code ${code} is ${name}, the addresses are in ${elsewhere}`,
  };
}

function pan(number: string): OwnCheck {
  const permanentNumber = panOf(number);
  const letter = permanentNumber.charAt(3);
  const holder = holderOf(letter);
  const text = holder
    ? t`PAN inside: ${permanentNumber}, fourth letter ${letter}: ${holder}`
    : t`PAN inside: ${permanentNumber}, fourth letter ${letter} stands for no kind of holder`;
  return { kind: 'pan', passed: holder !== undefined, text };
}

function ownPan(number: string, own: readonly string[]): OwnCheck[] {
  const [first] = own;
  if (first === undefined) return [];
  const passed = !isOfAnotherPan(number, own);
  const text = passed
    ? t`The PAN of the customer's other numbers`
    : t`Another PAN than ${first} of this customer: another company`;
  return [{ kind: 'own pan', passed, text }];
}

/** Income-tax Rules, 114: the fourth letter of a PAN. */
function holderOf(letter: string): string | undefined {
  const holders: Readonly<Record<string, string>> = {
    A: t`association of persons`,
    B: t`body of individuals`,
    C: t`company`,
    F: t`firm or LLP`,
    G: t`government`,
    H: t`Hindu undivided family`,
    J: t`artificial juridical person`,
    L: t`local authority`,
    P: t`person`,
    T: t`trust`,
  };
  return holders[letter];
}

const named = ({ company, email }: OtherHolder) => (email === '' ? company : `${company} (${email})`);

function sameNumber(number: string, others: readonly OtherHolder[]): TaxNumberCheck {
  const holders = others.filter((other) => other.number === number);
  const text =
    holders.length > 0 ? t`The same number as ${holders.map(named).join(', ')}` : t`No other account has this number`;
  return { kind: 'others', passed: holders.length === 0, text, holders };
}

/** Registrations of one company, in another state or for another business: a link, no fault. */
function samePan(number: string, country: Site['country'], others: readonly OtherHolder[]): TaxNumberCheck[] {
  const holders = others.filter((other) => other.number !== number);
  if (holders.length === 0) return [];
  const names = holders.map((one) => `${named(one)}, ${regionName(country, gstinRegionId(one.number))}`).join('; ');
  return [{ kind: 'linked', passed: true, text: t`The same PAN, so the same company: ${names}`, holders }];
}

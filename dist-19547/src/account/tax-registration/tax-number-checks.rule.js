// What staff check in a tax number before they verify it: form, check character, state, PAN, and who else has it.

import { t } from '../../lib/i18n.js';
import { regionName } from '../../sites/regions.data.js';
                                                
import { gstinCheckCharacter, gstinRegionId } from './gstin.rule.js';
import { isTaxNumber } from './tax-number.rule.js';

                              
                                                                           
                  
               
                          
                                  
  

/** Another customer with the same number, or with the same PAN in another number. */
                                                                                                 

                              
                                                
                            
                                 
  

                                                

export function taxNumberChecks(
  number        ,
  { tax, country }                               ,
  { states, others }                ,
)                   {
  const hasForm = isTaxNumber(number, tax);
  const isGstin = tax.plainName === 'gst' && hasForm;
  const own             = [
    { kind: 'form', passed: hasForm, text: formText(hasForm, tax.numberLabel) },
    ...(isGstin ? [checkCharacter(number), state(number, country, states), pan(number)] : []),
  ];
  return [
    ...own.map((check) => ({ ...check, holders: [] })),
    sameNumber(number, others),
    ...samePan(number, country, others),
  ];
}

const formText = (hasForm         , label        ) =>
  hasForm ? t`Form: ${label} as it should be` : t`This is not the form of a ${label}`;

function checkCharacter(number        )           {
  const given = number.slice(-1);
  const right = gstinCheckCharacter(number.slice(0, -1));
  const passed = given === right;
  const text = passed
    ? t`Check character ${given} is right`
    : t`Check character: entered ${given}, the number works out to ${right}`;
  return { kind: 'check character', passed, text };
}

function state(number        , country                 , states                   )           {
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

function pan(number        )           {
  const permanentNumber = number.slice(2, 12);
  const letter = permanentNumber.charAt(3);
  const holder = holderOf(letter);
  const text = holder
    ? t`PAN inside: ${permanentNumber}, fourth letter ${letter}: ${holder}`
    : t`PAN inside: ${permanentNumber}, fourth letter ${letter} stands for no kind of holder`;
  return { kind: 'pan', passed: holder !== undefined, text };
}

/** Income-tax Rules, 114: the fourth letter of a PAN. */
function holderOf(letter        )                     {
  const holders                                   = {
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

const named = ({ company, email }             ) => `${company} (${email})`;

function sameNumber(number        , others                        )                 {
  const holders = others.filter((other) => other.number === number);
  const text =
    holders.length > 0 ? t`The same number as ${holders.map(named).join(', ')}` : t`No other account has this number`;
  return { kind: 'others', passed: holders.length === 0, text, holders };
}

/** Registrations of one company, in another state or for another business: a link, no fault. */
function samePan(number        , country                 , others                        )                   {
  const holders = others.filter((other) => other.number !== number);
  if (holders.length === 0) return [];
  const names = holders.map((one) => `${named(one)}, ${regionName(country, gstinRegionId(one.number))}`).join('; ');
  return [{ kind: 'linked', passed: true, text: t`The same PAN, so the same company: ${names}`, holders }];
}

// What is typed on the page that calculates a bearing is in its address; each figure is bounded, and a wrong one says so at its field.

import {                   contaminationFactors } from '../../bearings/calculation/modified-life.js';
import {                   reliabilities } from '../../bearings/calculation/rating-life.js';
import {                    housingClasses,                  shaftClasses } from '../../bearings/fits/deviations.js';
import {                   turningRings } from '../../bearings/fits/fit-choice.js';
import { msg, t } from '../../lib/i18n.js';

                                                           

/** Loads and ratings in kN, speeds in rpm, sizes in mm. */
const numberLimits = {
  fr: { min: 0, max: 100_000 },
  fa: { min: 0, max: 100_000 },
  n: { min: 0.01, max: 500_000 },
  hours: { min: 1, max: 10_000_000, usual: 20_000 },
  bore: { min: 1, max: 2000 },
  temperature: { min: -50, max: 350, usual: 70 },
  oil: { min: 0.1, max: 10_000 },
  warmer: { min: 0, max: 100, usual: 5 },
  c: { min: 0.01, max: 100_000 },
  c0: { min: 0.01, max: 100_000 },
  f0: { min: 8, max: 20 },
  e: { min: 0.05, max: 3 },
  limit: { min: 1, max: 1_000_000 },
  balls: { min: 3, max: 300 },
  ball: { min: 0.5, max: 300 },
}                                          ;
                                                   
const numberNames = Object.keys(numberLimits)                         ;

export const cleanlinesses = Object.keys(contaminationFactors)                          ;
export const chosenClearances = ['C2', 'CN', 'C3', 'C4', 'C5']         ;
                                                         

export const calculateNames                    = [
  ...['bearing', 'item', 'reliability', 'clean', 'turning', 'shaft', 'housing', 'clearance'],
  ...numberNames,
];

                                                                                       

                              
                                 
                  
                                                      
                             
                                                     
                           
                     
                       
                                               
                                
                                    
                                              
                                         
  

const longestBearing = 60;
const longestNumber = 20;

/** '4.5', '4,5', '20,000', '2,12,840'; undefined for anything else. */
export function readNumber(text        )                     {
  const plain = text.replaceAll(' ', '');
  const whole = /^-?\d{1,3}(?:,\d{2,3}){0,5},\d{3}(?:\.\d{1,6})?$/.test(plain)
    ? plain.replaceAll(',', '')
    : plain.replace(',', '.');
  return /^-?\d{0,10}(?:\.\d{0,6})?$/.test(whole) && /\d/.test(whole) ? Number(whole) : undefined;
}

export function readCalculateQuery(params                 )                 {
  const oneOf =                       (name        , values                  ) =>
    values.find((value) => value === params.get(name));
  const id = params.get('item') ?? '';
  return {
    bearing: (params.get('bearing') ?? '').trim().slice(0, longestBearing),
    itemId: /^\d{1,15}$/.test(id) ? Number(id) : undefined,
    numbers: Object.fromEntries(numberNames.map((name) => [name, readTyped(name, params.get(name))]))           
                 
                 
     ,
    reliability: reliabilities.find((percent) => String(percent) === params.get('reliability')) ?? 90,
    clean: oneOf('clean', cleanlinesses) ?? 'normal',
    turning: oneOf('turning', turningRings) ?? 'inner',
    shaft: oneOf('shaft', shaftClasses),
    housing: oneOf('housing', housingClasses),
    clearance: oneOf('clearance', chosenClearances),
  };
}

function readTyped(name            , given               )              {
  const limits         = numberLimits[name];
  const text = (given ?? String(limits.usual ?? '')).trim().slice(0, longestNumber);
  if (text === '') return { text, value: undefined, problem: '' };
  const value = readNumber(text);
  if (value === undefined) return { text, value, problem: msg('Type a number, as 4.5.') };
  return value >= limits.min && value <= limits.max
    ? { text, value, problem: '' }
    : { text, value: undefined, problem: name };
}

/** What is typed and within its limits. */
export const valuesOfNumbers = ({ numbers }                                 ) =>
  Object.fromEntries(numberNames.map((name) => [name, numbers[name].value]))             
                                          
   ;

/** What is wrong at a field; '' if nothing is. */
export function problemText(name            , { problem }             )         {
  if (problem === '') return '';
  const { min, max } = numberLimits[name];
  return problem === name ? t`From ${min} to ${max}.` : t`Type a number, as 4.5.`;
}

/** A wrong figure is never left out silently: nothing is worked out until it is corrected. */
export const hasProblem = ({ numbers }                                 )          =>
  numberNames.some((name) => numbers[name].problem !== '');

/** The address of the page for what is typed; what is usual or left out is not in it. */
export function calculateHref(typed                                                  )         {
  const kept = [...typed].filter(([name, value]) => calculateNames.includes(name) && value.trim() !== usualOf(name));
  const query = new URLSearchParams(kept.map(([name, value]) => [name, value.trim()])).toString();
  return query ? `/calculate?${query}` : '/calculate';
}

const usualChoices                                   = { reliability: '90', clean: 'normal', turning: 'inner' };

function usualOf(name        )         {
  const limits                     = numberLimits[name              ];
  return limits?.usual === undefined ? (usualChoices[name] ?? '') : String(limits.usual);
}

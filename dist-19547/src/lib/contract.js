import { z } from 'zod';
import { msg, t } from './i18n.js';
import { normalizeUnicode } from './normalize-unicode.js';

                                                            

                            
                 
                  
                   
                        
                      
  

                     
                                        
                                      
                                                                   
     
                                                                                          
               
                         
                  
                   
               
                     
                                                                            
                   
  

export function defineContract 
                      
                                    
                            
                          
                                                                        
 (
  c                                                                              
               
                   
                        
   ,
) {
  return { ...c, refusals: (c.refusals ?? {})             }                                             ;
}

/** 'POST /api/search/' */
                                                                            
                                                                   
                                                                     
                                                               
                                                                           

const tooLong = (max        ) => ({ error: () => t`Please use at most ${max} characters` });

export const asTyped = (max        ) => z.string().max(max, tooLong(max));

/** Before cleaning; blanks and control characters may exceed `max`, but are bounded too. */
const asPasted = (max        ) => z.string().max(4 * max + 100, tooLong(max));

export const listOf =                         (item      , max        ) =>
  z.array(item).max(max, { error: () => t`Please send at most ${max} at once` });

export const ignored = z
  .unknown()
  .transform(() => undefined)
  .optional();

export const textId = (max = 200) =>
  z
    .union([asPasted(max), z.number()], msg('Please enter a value'))
    .transform((value) => cleanText(String(value)))
    .pipe(asTyped(max));

export const rowId = textId().transform((text) => (/^\d{1,15}$/.test(text) ? Number(text) : 0));

export const freeText = (max        ) =>
  z
    .union([asPasted(max), z.number(), z.null()])
    .optional()
    .transform((value) => cleanText(String(value ?? '')))
    .pipe(asTyped(max));

/** 2026-02-30 is not a day, and PostgreSQL has no year 0. */
function isCalendarDay(text        )          {
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && text > '0001' && new Date(time).toISOString().startsWith(text);
}

const day = z
  .string()
  .max(10, msg('Please enter a date'))
  .regex(/^\d{4}-\d{2}-\d{2}$/, msg('Please enter a date'));
const orNothing =                         (text      ) => text.optional().or(z.literal('').transform(() => undefined));

export const optionalDayText = orNothing(day);

export const requiredDay = day.refine(isCalendarDay, msg('Please enter a date'));

export const optionalDay = orNothing(requiredDay);

// Cc without tab and line ends, and Cf: zero-width and direction characters.
const unprintable = /(?![\t\n\r])[\p{Cc}\p{Cf}]/gu;

export function cleanText(text        )         {
  return normalizeUnicode(text, 'NFC').replace(unprintable, '').trim();
}

// Control and direction characters, markup, emoji and digits of other scripts.
const odd = /(?![\t\n\r])[\p{Cc}\p{Cf}]|[<>\uFFFD\p{Cs}]|\p{Extended_Pictographic}|(?![0-9])\p{Nd}/u;

export const plainText = (max        ) =>
  z
    .union([asPasted(max), z.number(), z.null()])
    .optional()
    .transform((value) =>
      normalizeUnicode(String(value ?? ''), 'NFC')
        .replace(/[^\S ]+/gu, ' ')
        .trim(),
    )
    .pipe(asTyped(max).refine((text) => !odd.test(text), msg('Please use letters, digits and punctuation only')));

                                                                                          
import { t } from '../../lib/i18n.js';
import { endOfRun } from '../../lib/text-runs.js';
import { typeText } from '../items/item-format.rule.js';
import { suffixText } from './suffix-text.rule.js';

// A designation is explained part by part; its basic number is split only where its digits give the size.

                                                                                               

/** Source: ISO 15. */
const boreCodes                                   = { '00': 10, '01': 12, '02': 15, '03': 17 };

export function explainDesignation(designation        , parsed                   )                    {
  if (!parsed.known || parsed.type === null) return [];
  const basic = locate(designation, parsed.writtenBasic, 0);
  if (!basic) return [];
  const parts = basicParts(basic.text, parsed).map((part) => ({ ...part, start: basic.start + part.start }));
  let after = basic.start + basic.length;
  for (const { text, meaning } of parsed.tokens) {
    const position = locate(designation, text, after);
    if (!position) continue;
    parts.push({ ...position, meaning: suffixText(meaning) });
    after = position.start + position.length;
  }
  return parts;
}

function basicParts(basic        , { type, boreMm, widthMm }                   )                    {
  const typeName = typeText(type ?? '');
  const kind = typeName.charAt(0).toLowerCase() + typeName.slice(1);
  const bore = (mm        ) => t`bore ${mm} mm`;
  const [, letters = '', inner = '', width = ''] = /^([A-Z]+)(\d{2})(\d{2})[A-Z]*$/i.exec(basic) ?? [];
  if (inner !== '' && Number(inner) === boreMm && Number(width) === widthMm)
    return inOrder(basic, [letters, kind], [inner, bore(boreMm)], [width, t`width ${widthMm} mm`]);
  const [, series = '', size = ''] = /^(.+?)\/([\d.]+)$/.exec(basic) ?? /^(\d{2})(\d)$/.exec(basic) ?? [];
  if (size !== '' && Number(size) === boreMm) return inOrder(basic, [series, kind], [size, bore(boreMm)]);
  const [, front = '', code = ''] = /^([A-Z]*\d{1,3}?)(\d{2})$/i.exec(basic) ?? [];
  if (code !== '' && (boreCodes[code] ?? Number(code) * 5) === boreMm)
    return inOrder(basic, [front, kind], [code, bore(boreMm)]);
  return inOrder(basic, [basic, kind]);
}

function inOrder(whole        , ...pieces                                            )                    {
  let from = 0;
  return pieces.map(([text, meaning]) => {
    const start = whole.indexOf(text, from);
    from = start + text.length;
    return { start, length: text.length, text, meaning };
  });
}

function locate(designation        , letters        , from        )                                               {
  const wanted = [...inCapitals(letters)].filter((letter) => !separates(letter));
  const capitals = inCapitals(designation);
  const [first = ''] = wanted;
  if (first === '') return undefined;
  for (let start = capitals.indexOf(first, from); start >= 0; start = capitals.indexOf(first, start + 1)) {
    const end = endOfLetters(capitals, start, wanted);
    if (end !== undefined) return { start, length: end - start, text: designation.slice(start, end) };
  }
  return undefined;
}

/** Only A to Z: ß in upper case is two letters, which would shift positions. */
const inCapitals = (text        )         => text.replace(/[a-z]/g, (letter) => letter.toUpperCase());

const separates = (letter        )          => letter === '-' || letter === '.' || letter.trim() === '';

function endOfLetters(capitals        , start        , wanted                   )                     {
  let end = start;
  for (const [index, letter] of wanted.entries()) {
    if (index > 0) end = endOfRun(capitals, end, separates);
    if (capitals.charAt(end) !== letter) return undefined;
    end += 1;
  }
  return end;
}

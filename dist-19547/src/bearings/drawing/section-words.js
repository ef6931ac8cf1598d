import { msg, t, translate } from '../../lib/i18n.js';
                                                          

const kindNames                                   = {
  'deep groove ball double row': msg('two rows of balls'),
  'self-aligning ball extended': msg('extended inner ring'),
  'tapered roller steep': msg('steep contact angle'),
  'thrust ball double direction': msg('double direction'),
  'thrust ball with sphered washer': msg('sphered housing washer'),
  'thrust ball with seating washer': msg('sphered housing washer on its seating washer'),
  'needle roller with inner ring two rows': msg('two rows of needles'),
  'needle roller without inner ring two rows': msg('two rows of needles'),
  'spherical plain relubricated': msg('relubrication groove'),
  NU: msg('two ribs outside, none inside'),
  NJ: msg('two ribs outside, one inside'),
  NUP: msg('two ribs outside, one and a loose rib inside'),
  N: msg('two ribs inside, none outside'),
  NF: msg('two ribs inside, one outside'),
  NCF: msg('two ribs inside, one outside, without a cage'),
  NJG: msg('two ribs outside, one inside, without a cage'),
  RNU: msg('without an inner ring'),
  RN: msg('without an outer ring'),
  NN: msg('two rows, ribs inside'),
  NNU: msg('two rows, ribs outside'),
  UC: msg('set screws'),
  SB: msg('set screws'),
  UEL: msg('eccentric collar'),
  SA: msg('eccentric collar'),
  BK: msg('closed end'),
  KR: msg('on a stud'),
};

const pairingNames                                   = {
  DB: msg('a pair back to back'),
  DF: msg('a pair face to face'),
  DT: msg('a pair in tandem'),
};

const cageNames                                   = {
  brass: msg('brass cage'),
  polyamide: msg('polyamide cage'),
  'full complement': msg('without a cage'),
};

/** What the section shows beyond its type, for who cannot see it. */
export function sectionWords(type        , form             )         {
  const { bore, snapRing, contactAngleDegrees: degrees } = form;
  const words = [
    kindNames[type],
    bore?.startsWith('taper') ? bore : undefined,
    snapRing && (snapRing.endsWith('R') ? msg('snap ring') : msg('snap ring groove')),
    form.hasLubricationGroove ? msg('relubrication groove') : undefined,
    form.hasFlange ? msg('flanged') : undefined,
    pairingNames[form.pairing ?? ''],
    cageNames[form.cage ?? ''],
  ].flatMap((word) => (word ? [translate(word)] : []));
  return [...words, ...(degrees === undefined ? [] : [t`contact angle ${degrees}°`])].join(', ');
}

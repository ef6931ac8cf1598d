// Every maker the store understands, one line each; all else derives from this list.
export { dpi } from './makers/dpi.ts';
export { fag } from './makers/fag.ts';
export { iko } from './makers/iko.ts';
export { koyo } from './makers/koyo.ts';
export { nachi } from './makers/nachi.ts';
export { nsk } from './makers/nsk.ts';
export { ntn } from './makers/ntn.ts';
export { skf } from './makers/skf.ts';
export { snr } from './makers/snr.ts';
export { timken } from './makers/timken.ts';
export { wzwn } from './makers/wzwn.ts';
export { zwz } from './makers/zwz.ts';

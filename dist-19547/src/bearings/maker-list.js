// Every maker the store understands, one line each; all else derives from this list.
export { dpi } from './makers/dpi.js';
export { fag } from './makers/fag.js';
export { iko } from './makers/iko.js';
export { koyo } from './makers/koyo.js';
export { nachi } from './makers/nachi.js';
export { nsk } from './makers/nsk.js';
export { ntn } from './makers/ntn.js';
export { skf } from './makers/skf.js';
export { snr } from './makers/snr.js';
export { timken } from './makers/timken.js';
export { wzwn } from './makers/wzwn.js';
export { zwz } from './makers/zwz.js';

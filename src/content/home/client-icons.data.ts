import type { ClientMark } from '../../sites/home-content.ts';

/** Line drawings on a 72 px canvas; not logos. */
export const clientIcons: Readonly<Record<ClientMark, string>> = {
  gear: 'M36 8v8M36 56v8M8 36h8M56 36h8M16.200 16.200l5.700 5.700M50.100 50.100l5.700 5.700M55.800 16.200l-5.700 5.700M21.900 50.100l-5.700 5.700M16 36a20 20 0 1 0 40 0a20 20 0 1 0-40 0M28 36a8 8 0 1 0 16 0a8 8 0 1 0-16 0',
  paper: 'M10 28a14 14 0 1 0 28 0a14 14 0 1 0-28 0M20 28a4 4 0 1 0 8 0a4 4 0 1 0-8 0M24 42h30v16h8M38 28h24v14',
  mill: 'M14 8v56M58 8v56M14 12h44M14 60h44M24 26a12 12 0 1 0 24 0a12 12 0 1 0-24 0M24 48a12 12 0 1 0 24 0a12 12 0 1 0-24 0M4 37h64',
  gearbox:
    'M12 20h48v36H12zM12 30H4M60 44h8M20 20v-8h10v8M18 38a9 9 0 1 0 18 0a9 9 0 1 0-18 0M36 40a9 9 0 1 0 18 0a9 9 0 1 0-18 0M12 56v6h10M60 56v6H50',
};

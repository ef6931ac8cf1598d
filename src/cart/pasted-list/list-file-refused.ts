/** A file that holds no list; its message says why. */
export class ListFileRefused extends Error {}

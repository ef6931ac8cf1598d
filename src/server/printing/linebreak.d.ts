declare module 'linebreak' {
  /** Finds where a text may break, and where it must. */
  export default class LineBreaker {
    constructor(text: string);
    nextBreak(): { position: number; required: boolean } | null;
  }
}

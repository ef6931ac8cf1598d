interface ImportMeta {
  /** Set by vite.store.config.ts: the folder with the bundle that this code is part of. */
  readonly builtPages?: string;
}

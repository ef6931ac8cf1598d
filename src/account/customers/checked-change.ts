/** A change that nothing speaks against; it is saved together with others. */
export type CheckedChange = {
  /** False when it is so already. */
  isNew: boolean;
  save: () => Promise<void>;
};

type Waiting = { megabytes: number; begin(): void };

/** Jobs that run at once have no more megabytes together than these; the others wait, the first come first. */
export function createMemoryBudget(megabytesInAll: number) {
  let free = megabytesInAll;
  const waiting: Waiting[] = [];
  const beginNext = () => {
    for (let [next] = waiting; next && next.megabytes <= free; [next] = waiting) {
      free -= next.megabytes;
      waiting.shift();
      next.begin();
    }
  };
  return {
    async run<Result>(megabytes: number, work: () => Promise<Result>): Promise<Result> {
      if (megabytes > megabytesInAll) throw new Error(`no job may have ${megabytes} MB`);
      await new Promise<void>((begin) => {
        waiting.push({ megabytes, begin });
        beginNext();
      });
      try {
        return await work();
      } finally {
        free += megabytes;
        beginNext();
      }
    },
  };
}

import { move, Piscina, transferableSymbol, valueSymbol } from 'piscina';
import { say } from '../lib/say.ts';
import type { HeavyLane } from './heavy-work.ts';
import { retryLater } from './refuse.ts';
import { type Answers, answerQuestions } from './thread-questions.ts';
import type { ThreadStart, ThreadTask } from './thread-start.ts';

type ThreadTerms = {
  /** A task that takes longer is stopped, and its thread with it. */
  maxSeconds: number;
  maxMegabytes: number;
  /** What the system gives its processors to first: 0 is the store itself, 19 comes last. */
  niceness: number;
};

/** Pages and uploads are the work of the thread that answers. */
export type ThreadLane = Exclude<HeavyLane, 'pages' | 'uploads'>;

const lanes: Record<ThreadLane, ThreadTerms> = {
  lists: { maxSeconds: 15, maxMegabytes: 256, niceness: 5 },
  public_files: { maxSeconds: 20, maxMegabytes: 256, niceness: 5 },
  documents: { maxSeconds: 60, maxMegabytes: 512, niceness: 10 },
  catalogue: { maxSeconds: 600, maxMegabytes: 256, niceness: 15 },
};

const idleMs = 60_000;
const retryAfterMs = 30_000;

export type Threads = {
  run<Output>(file: URL, name: string, input: unknown, answers?: Answers): Promise<Output>;
};

/** Threads that are started when there is work, kept while there is, and replaced when they break. */
export function startThreads({ maxSeconds, maxMegabytes, niceness }: ThreadTerms): Threads {
  const pool = new Piscina({
    filename: new URL('./thread-start.ts', import.meta.url).href,
    workerData: { niceness } satisfies ThreadStart,
    minThreads: 0,
    idleTimeout: idleMs,
    concurrentTasksPerWorker: 1,
    atomics: 'disabled',
    recordTiming: false,
    resourceLimits: { maxOldGenerationSizeMb: maxMegabytes, maxYoungGenerationSizeMb: 48 },
  });
  return {
    async run<Output>(file: URL, name: string, input: unknown, answers: Answers = {}) {
      const signal = AbortSignal.timeout(maxSeconds * 1000);
      const answering = answerQuestions(answers);
      const task: ThreadTask = { file: file.href, name, input, port: answering.port };
      try {
        return (await pool.run(withItsPort(task), { signal })) as Output;
      } catch (cause) {
        if (signal.aborted)
          throw retryLater(
            503,
            retryAfterMs,
            say`This took too long and was stopped. Please try again with less at once.`,
          );
        throw answering.failure ?? cause;
      } finally {
        answering.close();
      }
    },
  };
}

/** The task as the pool hands it over: everything is copied but the port, which moves. */
const withItsPort = (task: ThreadTask) => move({ [transferableSymbol]: [task.port], [valueSymbol]: task });

const threads = new Map<ThreadLane, Threads>();

/**
 * Calls the function `name` of the module `file` with `input` in a thread beside the one that answers calls; what goes in
 * and comes out is copied. What the task asks for meanwhile, `answers` answer here. To be called from within the lane,
 * whose queue bounds it. A task that crashes or takes too long costs its thread only.
 */
export function inThread<Output>(
  lane: ThreadLane,
  file: URL,
  name: string,
  input: unknown,
  answers?: Answers,
): Promise<Output> {
  const ofLane = threads.get(lane) ?? startThreads(lanes[lane]);
  threads.set(lane, ofLane);
  return ofLane.run<Output>(file, name, input, answers);
}

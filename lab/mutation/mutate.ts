import { parseArgs } from 'node:util';
import { findMutationAreas } from './mutation-areas.ts';
import { describeSurvivors, type MutationScore, scoreOf } from './mutation-score.ts';
import { runMutants } from './run-mutants.ts';

// Do the tests notice when the code is changed?
const minScore = 85;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { share: { type: 'string' }, without: { type: 'string', multiple: true, default: [] } },
});
const areas = positionals.length > 0 ? positionals.flatMap((name) => findMutationAreas(name)) : findMutationAreas();

const scores: Record<string, MutationScore> = {};
for (const area of areas) {
  const share = values.share ? Number(values.share) / 100 : area.share;
  const mutants = await runMutants({ ...area, share }, values.without);
  for (const line of describeSurvivors(mutants)) console.log(line);
  scores[area.name] = scoreOf(mutants);
}
console.table(scores);
if (Object.values(scores).some(({ score }) => score < minScore)) {
  console.log(`The score is below ${minScore} %`);
  process.exitCode = 1;
}

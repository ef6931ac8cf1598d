const minLength = 32;
const minDistinctCharacters = 8;
const advice = 'make one with `openssl rand -base64 32`';

/** Words from examples and keyboards, also with digits for letters; too long to occur by chance. */
const commonWords = /secret|passwo|passwd|change|example|raceway|bearing|default|sample|insert|replace|qwerty|letmein/;
const runs = ['abcdefghijklmnopqrstuvwxyz', '0123456789'];
const longestRun = 8;

export function findSecretWeakness(key        )                     {
  const weakness = weak(key);
  return weakness && `SECRET_KEY ${weakness}: ${advice}`;
}

function weak(key        )                     {
  if (key.length < minLength) return `has fewer than ${minLength} characters`;
  if (repeats(key)) return 'repeats itself';
  if (new Set(key).size < minDistinctCharacters) return `has fewer than ${minDistinctCharacters} different characters`;
  const letters = key.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'i').replaceAll('3', 'e').replaceAll('$', 's');
  if (commonWords.test(letters) || commonWords.test(key.toLowerCase())) return 'looks like an example';
  if (hasRun(key.toLowerCase())) return 'counts up or spells the alphabet';
  if (/^[a-z\s_.,'-]*$/.test(key) || /^[A-Z\s_.,'-]*$/.test(key) || /^([A-Z]?[a-z]+[\s_.,'-]+)+[A-Z]?[a-z]+$/.test(key))
    return 'reads like words';
  return undefined;
}

function repeats(key        )          {
  const longestPart = Math.floor(key.length / 2);
  return Array.from({ length: longestPart }, (_, i) => i + 1).some((part) => key.startsWith(key.slice(part)));
}

function hasRun(key        )          {
  return Array.from({ length: Math.max(0, key.length - longestRun + 1) }, (_, at) =>
    key.slice(at, at + longestRun),
  ).some((part) => runs.some((run) => run.includes(part) || run.split('').reverse().join('').includes(part)));
}

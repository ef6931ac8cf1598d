                                                   
                                                     

/** Facts that a designation has once. */
const EXCLUSIVE_FACTS = [
  'seal',
  'clearance',
  'bore',
  'snapRing',
  'precision',
  'angleDegrees',
  'pairing',
  'cage',
  'material',
  'special',
]                                                    ;

const bitOf = (fact                                  )         => 1 << EXCLUSIVE_FACTS.indexOf(fact);

const SEAL = bitOf('seal');
const CAGE = bitOf('cage');
const PAIRING = bitOf('pairing');

/** The exclusive facts of a meaning, one bit each. */
export function factsOf(meaning               )         {
  let facts = 0;
  for (const fact of EXCLUSIVE_FACTS) if (meaning[fact] !== undefined) facts |= bitOf(fact);
  return facts;
}

export const hasPairing = (facts        )          => (facts & PAIRING) !== 0;

/** Tokens read so far, the last one first. */
                          
                                          
                                            
                                           
                         
  

export function tokensOf(chain            )                {
  const tokens                = [];
  for (let one                         = chain; one?.token; one = one.previous) tokens.push(one.token);
  return tokens.reverse();
}

/** One fact twice: two cages that differ, two seals unless they are a seal and a shield, any other fact. */
export function contradicts(chain            , meaning               , facts        )          {
  const twice = chain.facts & facts;
  if (twice === 0) return false;
  if ((twice & ~(SEAL | CAGE)) !== 0) return true;
  const tokens = tokensOf(chain);
  const isOtherCage = tokens.some(({ meaning: { cage } }) => cage !== undefined && cage !== meaning.cage);
  return ((twice & CAGE) !== 0 && isOtherCage) || ((twice & SEAL) !== 0 && !isSealAndShield(tokens, meaning));
}

function isSealAndShield(tokens                        , meaning               )          {
  const sealed = tokens.filter((token) => token.meaning.seal !== undefined);
  const pair = [sealed[0]?.meaning.seal, meaning.seal].sort().join(' ');
  return sealed.length === 1 && (pair === 'RS Z' || pair === 'RZ Z');
}

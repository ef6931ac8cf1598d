                                                    
import { hasBalls } from './rated-bearing.js';

/** 3 for balls, 10/3 for rollers. Source: ISO 281. */
export const lifeExponent = (type                    )         => (hasBalls(type) ? 3 : 10 / 3);

/** Basic rating life L10 in million revolutions, which 90 of 100 bearings reach: (C / P)^p. Source: ISO 281. */
export const basicLife = (type                    , dynamicKN        , loadKN        )         =>
  (dynamicKN / loadKN) ** lifeExponent(type);

/** Hours of so many million revolutions. */
export const lifeHours = (millionRevolutions        , rpm        )         => (millionRevolutions * 1e6) / (60 * rpm);

/** The basic dynamic load rating C in kN that reaches the hours. Source: ISO 281, solved for C. */
export const neededDynamicKN = (type                    , loadKN        , rpm        , hours        )         =>
  loadKN * ((60 * rpm * hours) / 1e6) ** (1 / lifeExponent(type));

/** Percent of bearings that reach the life. */
export const reliabilities = [90, 95, 96, 97, 98, 99]         ;
                                                         

const reliabilityFactors                                        = {
  90: 1,
  95: 0.64,
  96: 0.55,
  97: 0.47,
  98: 0.37,
  99: 0.25,
};

/** Life factor a1. Source: ISO 281:2007, table 12. */
export const reliabilityFactor = (percent             )         => reliabilityFactors[percent];

/** 2021 behind a number is rather the year in which the bearing was made than 2,021 pieces. */
export const isYear = (word: string): boolean => /^20[12]\d$/.test(word);

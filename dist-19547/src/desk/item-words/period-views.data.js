const periods = { '': 30, week: 7, quarter: 90 }         ;

                                              

export const readPeriodView = (view        )             => (Object.hasOwn(periods, view) ? (view              ) : '');

export const daysOfView = (view            )         => periods[view];

import { indianCustomers } from '../countries/in-demo.data.js';
                                                    
import { about } from './about.js';
import { facts } from './facts.js';
import { home } from './home.js';
import { mailTheme, mailThemeDark, printTheme } from './themes.data.js';

export const nod             = {
  position: 2,

  facts,
  home,
  about,
  mailTheme,
  mailThemeDark,
  printTheme,
  salesDesk: { answerWithinHours: 4, quoteValidDays: 14, remindDaysBefore: 2, marginFloorBp: 12_00 },
  demo: { ...indianCustomers, assortment: { ZWZ: 7_500, Koyo: 3_200, DPI: 728, IKO: 522, WZWN: 1_500 } },
};

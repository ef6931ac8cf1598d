import { emiratesCustomers } from '../countries/ae-demo.data.js';
                                                    
import { about } from './about.js';
import { facts } from './facts.js';
import { home } from './home.js';
import { mailTheme, mailThemeDark, printTheme } from './themes.data.js';

export const gwd             = {
  position: 3,
  isDefault: true,
  facts,
  home,
  about,
  mailTheme,
  mailThemeDark,
  printTheme,
  salesDesk: { answerWithinHours: 4, quoteValidDays: 14, remindDaysBefore: 2, marginFloorBp: 12_00 },
  demo: { ...emiratesCustomers, assortment: { ZWZ: 6_000, Koyo: 3_000, DPI: 600, IKO: 522, WZWN: 900 } },
};

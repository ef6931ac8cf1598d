import { indianCustomers } from '../countries/in-demo.data.ts';
import type { SiteModule } from '../site-module.ts';
import { about } from './about.ts';
import { facts } from './facts.ts';
import { home } from './home.ts';
import { mailTheme, mailThemeDark, printTheme } from './themes.data.ts';

export const nodSite: SiteModule = {
  position: 2,

  facts,
  home,
  about,
  mailTheme,
  mailThemeDark,
  printTheme,
  salesDesk: { quoteValidDays: 14, remindDaysBefore: 2, marginFloorBp: 12_00 },
  demo: { ...indianCustomers, assortment: { ZWZ: 7_500, Koyo: 3_200, DPI: 728, IKO: 522, WZWN: 1_500 } },
};

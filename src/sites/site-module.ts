import type { AboutContent } from './about-content.ts';
import type { DemoData } from './demo-data.ts';
import type { DocumentText } from './document-text.ts';
import type { HomeContent, WrittenMaker } from './home-content.ts';
import type { SiteFacts } from './site-facts.ts';
import type { MailTheme, PrintTheme } from './themes.ts';

/** What the sales desk keeps to; buyers do not see the margin. */
export type SalesDeskTerms = {
  /** How long a quote is valid unless staff say otherwise. */
  quoteValidDays: number;
  /** A buyer is reminded of a quote this many days before its last day. */
  remindDaysBefore: number;
  /** A lower margin is shown as too low. */
  marginFloorBp: number;
};

/** The texts of the home, about and legal pages. Legal texts that are not given are the store's own. */
export type SiteContent = {
  home: HomeContent;
  about: AboutContent;
  makers?: readonly WrittenMaker[];
  legal: Readonly<Partial<Record<string, DocumentText>>>;
};

/** A site: with theme.css and favicon.svg beside it, all in which it differs from the others. */
export type SiteModule = {
  /** The place of the site in lists of the sites. */
  position: number;
  /** Whether it answers hosts that no site lists; exactly one site does. */
  isDefault?: true;
  facts: SiteFacts;
  home: HomeContent;
  about: AboutContent;
  mailTheme: MailTheme;
  mailThemeDark: MailTheme;
  printTheme: PrintTheme;
  salesDesk: SalesDeskTerms;
  demo: DemoData;
};

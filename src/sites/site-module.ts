import type { AboutContent } from './about-content.ts';
import type { DemoData } from './demo-data.ts';
import type { HomeContent } from './home-content.ts';
import type { SiteFacts } from './site-facts.ts';
import type { MailTheme, PrintTheme } from './themes.ts';

/** A site: with theme.css and favicon.svg beside it, all in which it differs from the others. */
export type SiteModule = {
  /** Its place in lists of the sites. */
  position: number;
  /** Whether it answers hosts that no site lists; exactly one site does. */
  isDefault?: true;
  facts: SiteFacts;
  home: HomeContent;
  about: AboutContent;
  mailTheme: MailTheme;
  printTheme: PrintTheme;
  demo: DemoData;
};

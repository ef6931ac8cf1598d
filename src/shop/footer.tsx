import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { type PdfFile, PdfLink } from '../content/pdf-link.ui.tsx';
import { catalogueFile } from '../content/print-addresses.ts';
import { said, say, word } from '../lib/say.ts';
import { Wrap } from '../ui/layout.tsx';
import { Logo } from '../ui/logo.tsx';
import { MailLink } from '../ui/mail-link.tsx';
import { phoneHref } from '../ui/phone-href.ts';
import { useSite } from '../ui/site-context.tsx';
import styles from './footer.module.css';
import { accountHref, accountLinks, type MenuEntry, visitorLinks } from './menu.ts';

const documents: readonly PdfFile[] = [
  { title: word('Privacy policy'), file: '/privacy-policy.pdf', text: '/privacy-policy' },
  { title: word('Terms and conditions'), file: '/terms-condition.pdf', text: '/terms-condition' },
  { title: word('Disclaimer'), file: '/disclaimer.pdf', text: '/disclaimer' },
  { title: word('Catalogue'), file: catalogueFile() },
];

/** The title block of the sheet: address, sales, branches or socials, and the account's links. */
export function Footer({ signedIn }: { signedIn: boolean }) {
  const { name, contact, copyrightYear } = useSite();
  return (
    <footer className={styles.footer}>
      <Wrap>
        <div className={styles.block}>
          <Address />
          <Part title={say`Sales`}>
            <a href={phoneHref(contact.phone)}>{contact.phone}</a>
            <MailLink to={contact.email} />
          </Part>
          <Elsewhere />
          <Part title={say`Documents`}>
            {documents.map(({ title, ...file }) => (
              <PdfLink key={title} title={said(title)} {...file}>
                {said(title)}
              </PdfLink>
            ))}
          </Part>
          <Links title={signedIn ? say`Your account` : say`Store`} entries={signedIn ? accountLinks : visitorLinks} />
          <div className={styles.base}>
            <span>{say`© ${copyrightYear} ${name}. All rights reserved.`}</span>
            <Logo size="small" />
          </div>
        </div>
      </Wrap>
    </footer>
  );
}

function Links({ title, entries }: { title: string; entries: readonly MenuEntry[] }) {
  const { pathname } = useLocation();
  return (
    <Part title={title}>
      {entries.map((entry) => (
        <Link key={entry.to} to={entries === accountLinks ? accountHref(entry, pathname) : entry.to}>
          {said(entry.label)}
        </Link>
      ))}
    </Part>
  );
}

/** The first branch sells every line: its tax number is the house's. */
function Address() {
  const { legalName, contact, branches, tax } = useSite();
  return (
    <Part title={say`Address`}>
      <b>{legalName}</b>
      {contact.lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
      <span className={styles.number}>
        {tax.numberLabel} {branches[0]?.taxNumber}
      </span>
    </Part>
  );
}

/** Several branches are listed; a house with one says where else it is met. */
function Elsewhere() {
  const { branches, contact } = useSite();
  if (branches.length > 1)
    return (
      <Part title={say`Branches`}>
        {branches.map((branch) => (
          <span key={branch.code}>{branch.name}</span>
        ))}
      </Part>
    );
  return (
    <Part title={say`Follow`}>
      {contact.socials.map(({ name, href }) => (
        <a key={name} href={href} rel="noopener">
          {name}
        </a>
      ))}
    </Part>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.part}>
      <span className={styles.title}>{title}</span>
      {children}
    </div>
  );
}

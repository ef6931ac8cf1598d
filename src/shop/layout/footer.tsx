import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Session } from '../../account/sign-in/sign-in.contract.ts';
import { cataloguePdfPath } from '../../content/downloads/catalogue-paths.ts';
import type { PdfFile } from '../../content/downloads/pdf-file.ts';
import { PdfLink } from '../../content/downloads/pdf-link.tsx';
import { msg, t, translate } from '../../lib/i18n.ts';
import { classNames } from '../../ui/class-names.ts';
import { Logo } from '../../ui/graphics/logo.tsx';
import { Container } from '../../ui/page/layout.tsx';
import { useSite } from '../../ui/page/site-context.tsx';
import { MailLink } from '../../ui/text/mail-link.tsx';
import { phoneHref } from '../../ui/text/phone-href.ts';
import styles from './footer.module.css';
import { accountFooterLinks, visitorFooterLinks } from './menu.ts';

const documents: readonly PdfFile[] = [
  { title: msg('Privacy policy'), file: '/privacy-policy.pdf', text: '/privacy-policy' },
  { title: msg('Terms and conditions'), file: '/terms-condition.pdf', text: '/terms-condition' },
  { title: msg('Disclaimer'), file: '/disclaimer.pdf', text: '/disclaimer' },
  { title: msg('Catalogue'), file: cataloguePdfPath() },
];

type FooterProps = {
  session: Pick<Session, 'has_credit'> | null;
  /** On the screen with the sales desk and the documents alone. */
  short?: boolean;
};

export function Footer({ session, short }: FooterProps) {
  const { name, contact, pages, grievanceOfficer, copyrightYear, documents: own = [] } = useSite();
  return (
    <footer className={classNames(styles.footer, short && styles.short)}>
      <Container>
        <div className={styles.block}>
          <Address />
          <Part title={t`Sales`}>
            <a href={phoneHref(contact.phone)}>{contact.phone}</a>
            <MailLink to={contact.email} />
            {grievanceOfficer && <Link to={pages.contact}>{t`Grievance officer`}</Link>}
          </Part>
          <BranchesAndSocials />
          <Part title={t`Documents`}>
            {documents.map(({ title, ...file }) => (
              <PdfLink key={title} title={translate(title)} {...file}>
                {translate(title)}
              </PdfLink>
            ))}
            {own.map(({ title, file }) => (
              <PdfLink key={file} title={title} file={file}>
                {title}
              </PdfLink>
            ))}
            <Link to="/calculate">{t`Calculate a bearing`}</Link>
          </Part>
          <Part title={session ? t`Your account` : t`Store`}>
            {(session ? accountFooterLinks(session.has_credit) : visitorFooterLinks).map(({ to, label }) => (
              <Link key={to} to={to}>
                {translate(label)}
              </Link>
            ))}
          </Part>
          <div className={styles.base}>
            <span>{t`© ${copyrightYear ?? ''} ${name}. All rights reserved.`}</span>
            <Logo size="small" />
          </div>
        </div>
      </Container>
    </footer>
  );
}

/** The first branch's tax number is the seller's. */
function Address() {
  const { legalName, contact, branches, tax } = useSite();
  return (
    <Part title={t`Address`}>
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

/** Both in one part, as the columns of the footer are as many on every site. */
function BranchesAndSocials() {
  const { branches, contact } = useSite();
  const showsBranches = branches.length > 1 || contact.socials.length === 0;
  return (
    <Part title={showsBranches ? t`Branches` : t`Follow us`}>
      {showsBranches && branches.map((branch) => <span key={branch.code}>{branch.name}</span>)}
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

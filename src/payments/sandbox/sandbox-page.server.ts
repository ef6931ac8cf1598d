import type { Currency } from '../../lib/currency.ts';
import { formatDateTime } from '../../lib/dates.ts';
import { msg, t, translate } from '../../lib/i18n.ts';
import { formatAmount } from '../../lib/money.ts';
import { directionOf } from '../../lib/text-direction.ts';
import { escapeMarkup } from '../../lib/xml.ts';
import type { Site } from '../../sites/site.ts';
import { mailThemeOf } from '../../sites/site-look.ts';
import type { MailTheme } from '../../sites/themes.ts';
import type { SandboxSession } from './sandbox.db.ts';

export type SandboxOutcome = 'paid' | 'over' | 'failed' | undefined;

export function sandboxPage(
  site: Site,
  session: SandboxSession,
  outcome: SandboxOutcome,
  nonce: string,
  notice = '',
): string {
  // Currency signs may be missing in system fonts, the only ones here.
  const amount = `${session.currency} ${formatAmount({ minor: session.amountMinor, currency: session.currency as Currency })}`;
  const until = formatDateTime(session.expiresAt, site.calendar.timeZone);
  return `<!doctype html>
<html lang="${site.language}" dir="${directionOf(site.language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeMarkup(t`Test payment`)} · ${escapeMarkup(site.name)}</title>
<style nonce="${nonce}">${styleOf(mailThemeOf(site))}</style>
</head>
<body>
${notice && `<p class="test">${escapeMarkup(notice)}</p>`}
<p class="test"><strong>${escapeMarkup(t`TEST`)}</strong> ${escapeMarkup(t`No money moves on this page. It replaces the payment provider until the store has its keys.`)}</p>
<main>
<section>
<h1>${escapeMarkup(site.name)}</h1>
<div class="sum"><span>${escapeMarkup(t`To pay`)}</span><b>${escapeMarkup(amount)}</b></div>
<dl>
<dt>${escapeMarkup(t`Payment`)}</dt><dd><code>${escapeMarkup(session.id)}</code></dd>
<dt>${escapeMarkup(t`For`)}</dt><dd>${escapeMarkup(session.description)}</dd>
<dt>${escapeMarkup(t`Session ends`)}</dt><dd>${escapeMarkup(until)}</dd>
</dl>
${outcome === 'paid' || outcome === 'over' ? ended(outcome, session) : form(amount, outcome)}
</section>
<aside>
<h2>${escapeMarkup(t`What each button does`)}</h2>
<dl>
${explained()}
</dl>
</aside>
</main>
</body>
</html>`;
}

const meanings = [
  [msg('Pay'), msg('Reports the payment as captured, returns to the review page and confirms the order.')],
  [msg('Fail'), msg('Reports a declined card. Cart and stock stay reserved.')],
  [msg('Cancel'), msg('Returns to Review and confirm order and releases the reserved stock.')],
  [msg('Close the window'), msg('Pays without returning: the store learns of the payment only by webhook.')],
  [msg('Signature'), msg('Every reply is signed, and the store verifies the signature.')],
] as const;

const explained = () =>
  meanings
    .map(([name, does]) => `<dt>${escapeMarkup(translate(name))}</dt><dd>${escapeMarkup(translate(does))}</dd>`)
    .join('\n');

const form = (amount: string, outcome: SandboxOutcome) => `<form method="post">
${outcome === 'failed' ? `<p role="alert" class="bad">${escapeMarkup(t`The card was declined.`)}</p>` : ''}
<button name="do" value="pay" class="pay">${escapeMarkup(t`Pay ${amount}`)}</button>
<div class="pair"><button name="do" value="fail" class="fail">${escapeMarkup(t`Fail`)}</button><button name="do" value="cancel">${escapeMarkup(t`Cancel`)}</button></div>
<button name="do" value="close">${escapeMarkup(t`Close the window`)}</button>
</form>`;

const ended = (outcome: 'paid' | 'over', session: SandboxSession) => `<div class="ended" role="status">
<p>${escapeMarkup(outcome === 'paid' ? t`Paid. You can close this window; your order will be placed automatically.` : t`This session has ended. Nothing was charged.`)}</p>
${outcome === 'over' ? `<p><a href="${escapeMarkup(session.cancelUrl)}">${escapeMarkup(t`Back to the store`)}</a></p>` : ''}
</div>`;

const styleOf = (look: MailTheme) => `
*{box-sizing:border-box}
body{margin:0;background:${look.page};color:${look.ink};font:1rem/1.5 system-ui,sans-serif}
.test{margin:0;padding:.75rem 1.5rem;background:${look.sunken};border-bottom:2px solid ${look.accent}}
.test strong{display:inline-block;margin-right:.75rem;padding:0 .5rem;border:2px solid;letter-spacing:.08em}
main{display:flex;flex-wrap:wrap;gap:2rem;align-items:start;max-width:60rem;margin:0 auto;padding:3rem 1rem}
section,aside{flex:1 1 20rem;min-width:0;background:${look.surface};border:1px solid ${look.ink}}
h1,h2{margin:0;padding:.75rem 1rem;border-bottom:1px solid ${look.ink};font-size:1.15rem}
h2{font-size:1rem}
.sum{padding:1.25rem 1rem}.sum span{display:block;color:${look.ink2};font-size:.85rem}.sum b{font-size:1.9rem}
dl{margin:0;border-top:1px solid ${look.line}}
dt{padding:.6rem 1rem 0;color:${look.ink2};font-size:.85rem}
dd{margin:0;padding:0 1rem .6rem;border-bottom:1px solid ${look.line};overflow-wrap:anywhere}
form,.ended{display:grid;gap:.75rem;padding:1rem}
.ended p,.bad{margin:0}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:.75rem}
button{min-height:2.75rem;padding:.5rem 1rem;border:1px solid ${look.ink2};background:${look.surface};color:${look.ink};font:inherit;font-weight:600;cursor:pointer}
.pay{background:${look.accent};border-color:${look.accent};color:${look.onAccent}}
.fail{border-color:${look.ink}}
a{color:${look.accent}}
:focus-visible{outline:3px solid ${look.accent};outline-offset:2px}
@media (max-width:40rem){main{padding:1rem}}
`;

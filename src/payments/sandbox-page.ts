import type { Currency } from '../lib/currency.ts';
import { formatMoment } from '../lib/dates.ts';
import { directionOf } from '../lib/direction.ts';
import { formatAmount } from '../lib/money.ts';
import { said, say, word } from '../lib/say.ts';
import { type MailLook, mailLooks } from '../sites/mail-looks.data.ts';
import type { Site } from '../sites/site.ts';
import type { SandboxSession } from './sandbox.db.ts';

/** What happened to the session that is shown; undefined while it can be paid. */
export type SandboxNews = 'paid' | 'over' | 'failed' | undefined;

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0) ?? 0};`);

/** The stand-in's checkout page: plain HTML that works without scripts, in the site's colours, marked as a test. */
export function sandboxPage(
  site: Site,
  session: SandboxSession,
  news: SandboxNews,
  nonce: string,
  notice = '',
): string {
  // Its signs may be missing in the system's own fonts, the only ones here.
  const amount = `${session.currency} ${formatAmount({ minor: session.amountMinor, currency: session.currency as Currency })}`;
  const until = formatMoment(session.expiresAt, site.calendar.timeZone);
  return `<!doctype html>
<html lang="${site.language}" dir="${directionOf(site.language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(say`Test payment`)} · ${escaped(site.name)}</title>
<style nonce="${nonce}">${styleOf(mailLooks[site.code])}</style>
</head>
<body>
${notice && `<p class="test">${escaped(notice)}</p>`}
<p class="test"><strong>${escaped(say`TEST`)}</strong> ${escaped(say`No money moves on this page. It stands in for the payment provider while the store has no keys.`)}</p>
<main>
<section>
<h1>${escaped(site.name)}</h1>
<div class="sum"><span>${escaped(say`To pay`)}</span><b>${escaped(amount)}</b></div>
<dl>
<dt>${escaped(say`Payment`)}</dt><dd><code>${escaped(session.id)}</code></dd>
<dt>${escaped(say`For`)}</dt><dd>${escaped(session.description)}</dd>
<dt>${escaped(say`Session ends`)}</dt><dd>${escaped(until)}</dd>
</dl>
${news === 'paid' || news === 'over' ? ended(news, session) : form(amount, news)}
</section>
<aside>
<h2>${escaped(say`What each button does`)}</h2>
<dl>
${explained()}
</dl>
</aside>
</main>
</body>
</html>`;
}

/** What may be pressed, and what the store hears then. */
const meanings = [
  [word('Pay'), word('Reports the payment as captured, returns to the review page and confirms the order.')],
  [word('Fail'), word('Reports a refused card. Cart and stock stay held.')],
  [word('Cancel'), word('Goes back to Review and confirm order. The held stock is released.')],
  [word('Close the window'), word('Pays, and never returns: the store hears of it by webhook alone.')],
  [word('Signature'), word('Each answer is signed, and the store checks it.')],
] as const;

const explained = () =>
  meanings.map(([name, does]) => `<dt>${escaped(said(name))}</dt><dd>${escaped(said(does))}</dd>`).join('\n');

const form = (amount: string, news: SandboxNews) => `<form method="post">
${news === 'failed' ? `<p role="alert" class="bad">${escaped(say`The card was refused.`)}</p>` : ''}
<button name="do" value="pay" class="pay">${escaped(say`Pay ${amount}`)}</button>
<div class="pair"><button name="do" value="fail" class="fail">${escaped(say`Fail`)}</button><button name="do" value="cancel">${escaped(say`Cancel`)}</button></div>
<button name="do" value="close">${escaped(say`Close the window`)}</button>
</form>`;

const ended = (news: 'paid' | 'over', session: SandboxSession) => `<div class="ended" role="status">
<p>${escaped(news === 'paid' ? say`Paid. This window may be closed; the order follows by itself.` : say`This session has ended. Nothing was charged.`)}</p>
${news === 'over' ? `<p><a href="${escaped(session.cancelUrl)}">${escaped(say`Back to the store`)}</a></p>` : ''}
</div>`;

const styleOf = (look: MailLook) => `
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

import { z } from 'zod';
import { defineContract, freeText, instant, messageReply, textId } from '../../lib/contract.ts';
import { pickRefusals } from '../../lib/refusals.ts';
import { gatewayNames } from '../../payments/gateways.data.ts';
import { checkGroups } from '../../seller/checklist/check.data.ts';
import { confirmable } from '../../seller/checklist/opening-facts.data.ts';
import { openingRefusals } from '../../seller/seller-refusals.ts';
import { deskSite } from '../../sites/site-field.ts';

const subject = z.enum(confirmable);
const about = z.object({ site: deskSite });
/** `since` is the moment of the last opening or closing that is on the screen, or 'never'. */
const seenAbout = about.extend({ since: textId(40) });

export const openingAtDesk = defineContract({
  path: 'desk/api/:site/opening/',
  method: 'GET',
  summary: 'says whether the shop is open, and what it has and lacks to be lawful and safe',
  request: about,
  reply: z.object({
    success: z.literal(true),
    isOpen: z.boolean(),
    /** When and by whom it was last opened or closed; null where that was never done. */
    since: instant.nullable(),
    changedBy: z.string().nullable(),
    checks: z.array(
      z.object({
        key: z.string(),
        group: z.enum(checkGroups),
        label: z.string(),
        state: z.enum(['done', 'missing', 'advised']),
        sentence: z.string(),
        /** The path below /desk/:site/; null where it is a setting of the server. */
        path: z.string().nullable(),
        /** The facts that a person may confirm, and the version that the page shows; null elsewhere. */
        confirms: subject.nullable(),
        version: z.string().nullable(),
        trial: z.enum(['mail', 'sms', ...gatewayNames]).nullable(),
        isWaiting: z.boolean(),
      }),
    ),
  }),
});

export const confirmCheckAtDesk = defineContract({
  path: 'desk/api/:site/opening/confirm/',
  method: 'POST',
  summary: 'records that a person has looked through a text of the shop',
  request: about.extend({ subject, version: freeText(60) }),
  reply: messageReply,
  refusals: pickRefusals(openingRefusals, 'changed_meanwhile'),
});

export const takeBackCheckAtDesk = defineContract({
  path: 'desk/api/:site/opening/take_back/',
  method: 'POST',
  summary: 'takes back what a person has confirmed',
  request: about.extend({ subject }),
  reply: messageReply,
  refusals: pickRefusals(openingRefusals, 'unknown'),
});

export const tryMailAtDesk = defineContract({
  path: 'desk/api/:site/opening/try_mail/',
  method: 'POST',
  summary: "sends a trial mail to the administrator's own address",
  request: about,
  reply: messageReply,
  refusals: pickRefusals(openingRefusals, 'no_server'),
});

export const trySmsAtDesk = defineContract({
  path: 'desk/api/:site/opening/try_sms/',
  method: 'POST',
  summary: 'sends a trial SMS',
  request: about.extend({ mobile: freeText(20) }),
  reply: messageReply,
  refusals: pickRefusals(openingRefusals, 'mobile', 'no_server'),
});

export const tryKeysAtDesk = defineContract({
  path: 'desk/api/:site/opening/try_keys/',
  method: 'POST',
  summary: 'asks a payment provider for something harmless with the keys of the settings',
  request: about.extend({ gateway: z.enum(gatewayNames) }),
  reply: messageReply,
  refusals: pickRefusals(openingRefusals, 'no_keys'),
});

export const visitShopAtDesk = defineContract({
  path: 'desk/api/:site/opening/visit/',
  method: 'POST',
  summary: 'gives an address where the closed shop is seen and used, for a working day',
  request: about,
  reply: z.object({ success: z.literal(true), address: z.string() }),
});

export const openShopAtDesk = defineContract({
  path: 'desk/api/:site/opening/open/',
  method: 'POST',
  summary: 'opens the shop and cancels its test orders; refused with the list while something required is missing',
  request: seenAbout,
  reply: messageReply,
  refusals: pickRefusals(openingRefusals, 'changed_meanwhile', 'not_ready', 'open'),
});

export const closeShopAtDesk = defineContract({
  path: 'desk/api/:site/opening/close/',
  method: 'POST',
  summary: 'closes the shop; visitors then see that it opens soon',
  request: seenAbout,
  reply: messageReply,
  refusals: pickRefusals(openingRefusals, 'changed_meanwhile', 'closed'),
});

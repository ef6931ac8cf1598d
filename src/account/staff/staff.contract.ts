import { z } from 'zod';
import { asTyped, currencyField, defineContract, doneReply, freeText, rowId } from '../../lib/contract.ts';
import { msg } from '../../lib/i18n.ts';
import { siteCodes } from '../../sites/site.ts';
import { countries } from '../../sites/site-facts.ts';
import { captchaField, captchaRequired } from '../captcha/captcha.contract.ts';
import { staffRoles } from '../permissions/permissions.rule.ts';

export const signInAtDesk = defineContract({
  path: 'desk/api/sign_in/',
  method: 'POST',
  summary: 'signs staff in with password and the code of their authenticator app',
  request: z.object({ email: freeText(200), password: asTyped(200), code: freeText(20), captcha: captchaField }),
  reply: doneReply,
  refusals: {
    wrong: msg('Incorrect e-mail address or password.'),
    code_needed: msg('Enter the 6-digit code of your authenticator app.'),
    ...captchaRequired,
    code_wrong: msg('This code is incorrect, or was used already. Please wait for the next one.'),
  },
});

export const deskCaptcha = defineContract({
  path: 'desk/api/captcha/',
  method: 'GET',
  summary: 'returns a new captcha for signing in at the desk after failures',
  request: z.object({}),
  reply: z.looseObject({}),
});

export const changeDeskPassword = defineContract({
  path: 'desk/api/password/change/',
  method: 'POST',
  summary: 'changes the own password and ends the other sessions of the staff member who is signed in',
  request: z.object({ current: asTyped(200), password: asTyped(200) }),
  /** `written` is false when the change was sent again. */
  reply: z.object({ success: z.literal(true), written: z.boolean(), message: z.string() }),
  refusals: { current: msg('This is not your current password.') },
});

export const signOutOfDesk = defineContract({
  path: 'desk/api/sign_out/',
  method: 'POST',
  summary: 'ends the session of staff',
  request: z.object({}),
  reply: doneReply,
});

export const deskSession = defineContract({
  path: 'desk/api/session/',
  method: 'GET',
  summary: 'tells who of the staff is signed in, with their roles on each site',
  request: z.object({}),
  reply: z.object({
    success: z.literal(true),
    /** Null for a stranger. */
    session: z
      .object({
        name: z.string(),
        email: z.string(),
        /** The site that the desk opens first: the one at whose host it is, else the first. */
        start: z.enum(siteCodes).nullable(),
        sites: z.array(
          z.object({
            site: z.enum(siteCodes),
            name: z.string(),
            isOpen: z.boolean(),
            /** The seller's own colour, as '#rrggbb'; null where the site has the delivered one. */
            colour: z.string().nullable(),
            currency: currencyField,
            timeZone: z.string(),
            /** Under which a customer may deduct tax from a payment; none where there is no such tax. */
            taxSections: z.array(z.string()).readonly(),
            country: z.enum(countries),
            tax: z.object({ numberLabel: z.string(), numberPattern: z.string() }),
            roles: z.array(z.enum(staffRoles)),
          }),
        ),
      })
      .nullable(),
  }),
});

export const deskSessions = defineContract({
  path: 'desk/api/sessions/',
  method: 'GET',
  summary: 'lists the open sessions of the staff member who is signed in',
  request: z.object({}),
  reply: z.object({
    success: z.literal(true),
    sessions: z.array(
      z.object({
        id: z.number(),
        device: z.string(),
        address: z.string(),
        createdAt: z.string(),
        current: z.boolean(),
      }),
    ),
  }),
});

export const endOtherDeskSessions = defineContract({
  path: 'desk/api/sessions/end_others/',
  method: 'POST',
  summary: 'ends all of the own sessions but this one',
  request: z.object({}),
  reply: doneReply,
});

export const endDeskSession = defineContract({
  path: 'desk/api/sessions/end/',
  method: 'POST',
  summary: 'ends one of the own sessions',
  request: z.object({ id: rowId }),
  /** `written` is false when it was ended before. */
  reply: z.object({ success: z.literal(true), written: z.boolean() }),
});

import type { Context } from 'hono';
import { staffPermissionTo } from '../../account/permissions/permission-to.server.ts';
import { dayOf } from '../../lib/dates.ts';
import { mailLogo } from '../../messages/mail-logo.server.ts';
import type { MessageContent, TemplateContext } from '../../messages/message-template.ts';
import { renderHtml } from '../../messages/render-html.server.ts';
import { templateContextOf } from '../../messages/render-message.server.ts';
import { mailHeaders } from '../../messages/serve-outbox-mail.server.ts';
import { sampleInvoice } from '../../orders/documents/sample-invoice.ts';
import { printDocumentsInThread } from '../../orders/documents/stored-pdf.server.ts';
import { siteInPreview } from '../../seller/preview-facts.server.ts';
import type { ServerContext } from '../../server/calls/define-call.server.ts';
import type { Env } from '../../server/env.server.ts';
import { readCookie } from '../../server/http/cookies.server.ts';
import { requestContext } from '../../server/http/mount-calls.server.ts';
import { runInQueue } from '../../server/jobs/queues.server.ts';
import { printedSite } from '../../server/printing/letterhead.server.ts';
import { parseSiteCode } from '../../sites/resolve-site.ts';

const mayChangeSettings = staffPermissionTo('change-settings');
const ended = 'This preview has ended. Please show it again.';

const sampleMail = ({ site, address }: TemplateContext): MessageContent => ({
  subject: `Order ${site.numberPrefix}000001 is confirmed`,
  blocks: [
    { kind: 'text', text: `This is how mails of ${site.name} look.` },
    { kind: 'link', label: 'See the order', href: address },
  ],
});

const invoiceHeaders = {
  'content-type': 'application/pdf',
  'content-disposition': 'inline; filename="invoice.pdf"',
  'content-security-policy': "frame-ancestors 'self'",
  'cache-control': 'private, no-store',
};

/** A mail and an invoice with facts that are not saved, as they are really sent and printed; they are shown beside the form. */
export function servePreviewAtDesk(env: Env, server: ServerContext) {
  return async (c: Context): Promise<Response> => {
    const { secure, address } = requestContext(env, server.sites, c);
    const { database, services, sites } = server;
    const code = parseSiteCode(c.req.param('site') ?? '');
    if (!code) return c.text(ended, 404);
    const now = server.clock();
    const token = readCookie(c, 'desk', secure);
    const staff = token && (await server.authentication.findStaff(database, sites[code], token, now));
    if (!staff) return c.text('Please sign in to continue.', 401);
    if (!mayChangeSettings.isGrantedTo(staff)) return c.text('Your role does not allow this.', 403);
    const previewed = await siteInPreview(database, sites[code], c.req.param('ticket') ?? '', now);
    if (!previewed) return c.text(ended, 410);
    const { site } = previewed;
    if (c.req.param('what') === 'mail') {
      const context = templateContextOf(site, services);
      const logo = `data:image/png;base64,${mailLogo(site).toString('base64')}`;
      return new Response(renderHtml(sampleMail(context), context, { logo }), { headers: mailHeaders });
    }
    const documents = [sampleInvoice(site, dayOf(now, site.calendar.timeZone))];
    const printed = { site: printedSite(site), address: services.addressOf(code), documents };
    const client = { staff, address, signal: c.req.raw.signal };
    const pdf = await runInQueue('documents', client, () => printDocumentsInThread(printed));
    return new Response(new Uint8Array(pdf), { headers: invoiceHeaders });
  };
}

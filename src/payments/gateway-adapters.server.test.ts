import { describe, expect, test } from 'vitest';
import { isCallPath } from '../server/calls/call-paths.server.ts';
import { gatewayAdapters } from './gateway-adapters.server.ts';
import { gatewayNames, gateways } from './gateways.data.ts';

const now = new Date('2026-11-21T10:00:00Z');
const body = Buffer.from('{"paid":true}');
const secret = 'webhook secret';

describe.each(gatewayNames)('%s', (name) => {
  const adapter = gatewayAdapters[name];
  const headers = adapter.signWebhook({ id: 'evt_1', body: body.toString(), secret, now });
  const webhook = { body, header: (wanted: string) => headers[wanted], now, secret };

  test('is created from the settings it names', () => {
    const settings = Object.fromEntries(gateways[name].settings.map((setting) => [setting, 'a']));
    expect(adapter.create(settings)).toMatchObject({ name, sandbox: false, publicKey: 'a' });
  });

  test('accepts the webhooks it signed and no others', () => {
    expect(adapter.isWebhookSigned(webhook)).toBe(true);
    expect(adapter.isWebhookSigned({ ...webhook, body: Buffer.from('{"paid":1}') })).toBe(false);
    expect(adapter.isWebhookSigned({ ...webhook, secret: 'another' })).toBe(false);
    expect(adapter.isWebhookSigned({ ...webhook, header: () => undefined })).toBe(false);
  });

  test('takes its webhooks where the server answers calls, at an address of its own', () => {
    const { webhookPath } = gateways[name];
    expect(isCallPath(`/${webhookPath}`) && webhookPath.endsWith('/')).toBe(true);
    expect(gatewayNames.filter((other) => gateways[other].webhookPath === webhookPath)).toEqual([name]);
  });
});

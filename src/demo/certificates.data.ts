import type { TypedCertificate } from '../catalogue/certificates/certificate-form.rule.ts';
import type { Country } from '../sites/site-facts.ts';

/** Made up. Days count from the day the demo is loaded. */
export type DemoCertificate = Pick<TypedCertificate, 'maker' | 'kind' | 'number'> & {
  category?: string;
  standard: string;
  issuer: string;
  fromDay: number;
  untilDay: number | undefined;
  hasFile?: boolean;
};

export const demoCertificates: Readonly<Record<Country, readonly DemoCertificate[]>> = {
  IN: [
    {
      maker: 'ZWZ',
      category: 'Deep groove ball',
      kind: 'bis',
      number: 'CM/L-4100000001',
      standard: 'IS 6455',
      issuer: 'Demo: a made-up licence of a plant in Wafangdian',
      fromDay: -290,
      untilDay: 440,
      hasFile: true,
    },
    {
      maker: 'ZWZ',
      kind: 'iso',
      number: 'DEMO 01 100 1902',
      standard: 'ISO 9001',
      issuer: 'Demo: a made-up certification body',
      fromDay: -1050,
      untilDay: 41,
    },
    {
      maker: 'Koyo',
      category: 'Deep groove ball',
      kind: 'bis',
      number: 'CM/L-4100000002',
      standard: 'IS 6455',
      issuer: 'Demo: a made-up licence of a plant in Bawal',
      fromDay: -120,
      untilDay: 610,
    },
  ],
  AE: [
    {
      maker: 'ZWZ',
      kind: 'other',
      number: 'DEMO-ECAS-26-0417',
      standard: '',
      issuer: 'Demo: a made-up conformity certificate',
      fromDay: -200,
      untilDay: 165,
      hasFile: true,
    },
    {
      maker: 'ZWZ',
      kind: 'iso',
      number: 'DEMO 01 100 1902',
      standard: 'ISO 9001',
      issuer: 'Demo: a made-up certification body',
      fromDay: -1050,
      untilDay: 41,
    },
  ],
};

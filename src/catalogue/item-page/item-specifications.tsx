import type { BearingFacts } from '../../bearings/facts/bearing-facts.ts';
import { t, translate } from '../../lib/i18n.ts';
import { useSite } from '../../ui/page/site-context.tsx';
import { isolateLtr } from '../../ui/text/isolate-ltr.tsx';
import type { ShownCertificate } from '../certificates/certificate.contract.ts';
import { certificateFact } from '../certificates/certificate-fact.rule.ts';
import type { ItemRow } from '../items/item.contract.ts';
import { type ItemFact, measuredFacts, namedFacts } from '../items/item-facts.rule.ts';
import { notAvailable } from '../items/item-format.rule.ts';
import styles from './item-specifications.module.css';

type ItemSpecificationsProps = { item: ItemRow; facts: BearingFacts; certificates: readonly ShownCertificate[] };

export function ItemSpecifications({ item, facts, certificates }: ItemSpecificationsProps) {
  const { country } = useSite();
  return (
    <div className={styles.specifications}>
      <table className={styles.table} aria-label={t`Sizes, ratings and weight`}>
        <tbody>
          {measuredFacts(item, facts).map(([label, value, unit, source]) => (
            <tr key={label}>
              <th scope="row">
                {label} {source && <span className={styles.source}>{source}</span>}
              </th>
              <td className={styles.number}>{isolateLtr(value)}</td>
              <td className={styles.unit}>{value === translate(notAvailable) ? '' : unit}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <table className={styles.table} aria-label={t`Maker, packing and numbers`}>
        <tbody>
          {namedFacts(item, country).map((fact) => (
            <NamedFact key={fact[0]} fact={fact} />
          ))}
          {certificates.map((certificate) => (
            <CertificateRow
              key={`${certificate.kind} ${certificate.number} ${certificate.file}`}
              certificate={certificate}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function NamedFact({ fact: [label, value] }: { fact: ItemFact }) {
  const isNumber = label === t`Item code` || label === t`Universal number`;
  return (
    <tr>
      <th scope="row">{label}</th>
      <td className={isNumber && value !== translate(notAvailable) ? styles.mono : undefined}>{isolateLtr(value)}</td>
    </tr>
  );
}

function CertificateRow({ certificate }: { certificate: ShownCertificate }) {
  const [label, value] = certificateFact(certificate);
  const { file } = certificate;
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>
        {isolateLtr(value)}{' '}
        {file && (
          <a href={file} download rel="nofollow" aria-label={t`Save ${label}`}>
            {t`Save the file`}
          </a>
        )}
      </td>
    </tr>
  );
}

import {
  faultyParts,
  formatReturnNumber,
  returnReasons,
  returnRemedies,
  returnStatuses,
} from '../../orders/return-requests.rule.ts';
import { Tag } from '../../ui/feedback/tag.tsx';
import { Block, BlockBody } from '../../ui/page/block.tsx';
import { useCan } from '../shell/desk-session.ts';
import { DecideReturn } from './decide-return.tsx';
import { type DeskOrder, useMoment } from './desk-order.ts';
import { ReceiveReturn } from './receive-return.tsx';
import styles from './returns.module.css';

export type Return = DeskOrder['returns'][number];

/** What the buyer asked to return, the open requests first. */
export function ReturnRequests({ order }: { order: DeskOrder }) {
  const mayDecide = useCan()('cancel-and-return');
  if (order.returns.length === 0) return null;
  return (
    <section className={styles.section} aria-label="Returns">
      {order.returns
        .toSorted((a, b) => rank(a) - rank(b) || b.returnNo - a.returnNo)
        .map((one) => (
          <Block
            key={one.returnNo}
            header={`Return ${formatReturnNumber(order.number, one.returnNo)}`}
            end={<ReturnTag status={one.status} />}
          >
            <BlockBody>
              <ReturnFacts one={one} />
              {!(mayDecide && one.status === 'approved') && <AskedLines one={one} />}
              {mayDecide && one.status === 'requested' && <DecideReturn order={order} one={one} />}
              {mayDecide && one.status === 'approved' && <ReceiveReturn order={order} one={one} />}
            </BlockBody>
          </Block>
        ))}
    </section>
  );
}

const rank = ({ status }: Return) => ['requested', 'approved', 'received', 'declined'].indexOf(status);

const kinds = { requested: 'warn', approved: 'accent', declined: 'bad', received: 'good' } as const;

const ReturnTag = ({ status }: Pick<Return, 'status'>) => <Tag kind={kinds[status]}>{returnStatuses[status]}</Tag>;

function ReturnFacts({ one }: { one: Return }) {
  const moment = useMoment();
  const facts = [
    `of ${one.invoice}, requested ${moment(one.requestedAt)}`,
    one.decidedAt && `decided ${moment(one.decidedAt)} by ${one.decidedBy}`,
    one.receivedAt && `received ${moment(one.receivedAt)} by ${one.receivedBy}`,
    one.creditNote && `credit note ${one.creditNote}`,
  ].filter(Boolean);
  return (
    <>
      <p className={styles.facts}>{facts.join(' · ')}</p>
      <p>{`They would like: ${returnRemedies[one.remedy]}`}</p>
      {one.note && <p>{`They write: ${one.note}`}</p>}
      {one.answer?.split('\n').map((answer) => (
        <p key={answer}>{`We wrote: ${answer}`}</p>
      ))}
      <Photos one={one} />
    </>
  );
}

function Photos({ one: { pictures } }: { one: Return }) {
  if (pictures.length === 0) return null;
  return (
    <ul className={styles.photos} aria-label="Photos">
      {pictures.map(({ large, small, width, height }, index) => (
        <li key={small}>
          <a href={large} target="_blank" rel="noreferrer">
            <img src={small} width={width} height={height} alt={`What they return, ${index + 1}`} loading="lazy" />
          </a>
        </li>
      ))}
    </ul>
  );
}

function AskedLines({ one }: { one: Return }) {
  return (
    <ul className={styles.lines}>
      {one.lines.map((line) => (
        <li key={line.lineNo}>
          <span className={styles.designation}>{line.itemName}</span>{' '}
          {[
            `${line.quantity} of ${line.sent}`,
            returnReasons[line.reason],
            line.part && faultyParts[line.part],
            line.credited !== null && `${line.credited} credited`,
            line.credited !== null && line.credited > 0 && (line.restocked ? 'back to the shelf' : 'scrap'),
          ]
            .filter(Boolean)
            .join(', ')}
        </li>
      ))}
    </ul>
  );
}

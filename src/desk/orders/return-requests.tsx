import { useState } from 'react';
import {
  faultyParts,
  formatReturnNumber,
  returnReasons,
  returnRemedies,
  returnStatuses,
} from '../../orders/return-requests.rule.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { TextInput } from '../../ui/controls/text-input.tsx';
import { Tag } from '../../ui/feedback/tag.tsx';
import { useAction } from '../../ui/feedback/use-action.ts';
import { useDraft } from '../../ui/forms/use-draft.ts';
import { Block, BlockBody } from '../../ui/page/block.tsx';
import { callDesk } from '../browser/call-desk.ts';
import { useCan, useDeskSite } from '../shell/desk-session.ts';
import { type DeskOrder, useMoment } from './desk-order.ts';
import { ReceiveReturn } from './receive-return.tsx';
import type { decideReturnAtDesk } from './returns.contract.ts';
import styles from './returns.module.css';

export type Return = DeskOrder['returns'][number];

/** The part shows what the buyer asked to return, the open requests first. */
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

type DecideReturnProps = { order: DeskOrder; one: DeskOrder['returns'][number] };

function DecideReturn({ order, one }: DecideReturnProps) {
  const { site } = useDeskSite();
  const { change, busy } = useAction();
  const [missing, setMissing] = useState(false);
  const name = formatReturnNumber(order.number, one.returnNo);
  const { typed, type, drop } = useDraft(`desk-decision:${site}:${name}`);
  const answer = typed.text ?? '';

  async function decide(approve: boolean) {
    if (!approve && answer.trim() === '') return setMissing(true);
    const request = { site, number: order.number, seen: order.seen, returnNo: one.returnNo, approve, answer };
    await change(
      () => callDesk<typeof decideReturnAtDesk>('POST /desk/api/:site/orders/:number/returns/decide/', request),
      approve ? `Return ${name} is approved.` : `Return ${name} is declined.`,
      { onDone: drop },
    );
  }
  return (
    <div className={styles.form}>
      <Field
        label="Answer, sent to the buyer"
        hint="Needed when you decline; when you approve, say where the goods go"
        error={missing && 'Please write a reason. The buyer reads it.'}
      >
        <TextInput
          small
          value={answer}
          maxLength={500}
          onChange={(event) => {
            type({ text: event.target.value });
            setMissing(false);
          }}
        />
      </Field>
      <div className={styles.actions}>
        <Button kind="danger" busy={busy} onClick={() => void decide(false)}>
          Decline the return
        </Button>
        <Button kind="primary" busy={busy} onClick={() => void decide(true)}>
          Approve the return
        </Button>
      </div>
    </div>
  );
}

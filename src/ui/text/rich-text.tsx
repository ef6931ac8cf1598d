import { Fragment, type ReactNode } from 'react';
import { isRtl, keyOf, translate } from '../../lib/i18n.ts';

/** Like `t`, with elements as values: tRich`Please ${<Link to="/login">sign in</Link>}`. */
export function tRich(sentence: TemplateStringsArray, ...values: readonly ReactNode[]): ReactNode {
  // On right-to-left pages each value keeps its own direction.
  const Value = isRtl() ? 'bdi' : Fragment;
  const [first, ...rest] = translate(keyOf(sentence)).split(/\{(\d+)\}/);
  const filled = rest.flatMap((slot, index) => (index % 2 === 0 ? [{ slot, after: rest[index + 1] }] : []));
  return [
    first,
    ...filled.map(({ slot, after }) => (
      <Fragment key={slot}>
        <Value>{values[Number(slot)]}</Value>
        {after}
      </Fragment>
    )),
  ];
}

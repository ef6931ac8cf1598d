                                                
import { endOf } from './transform.js';

/** A groove around the outer ring, in mm; x along the axis. */
                                                                                           
/** A rib at the left end of the outer ring that stands out of it. */
                                                                                                

const CLOSE_MM = 1e-6;
const isAt = (one        , other        )          => Math.abs(one - other) < CLOSE_MM;

/** The outline of an outer ring with grooves cut into its cylinder of the radius `ro`; any other is left as it is. */
export function withNotches(path                    , ro        , notches                  )            {
  let at        = [0, 0];
  return path.flatMap((command)            => {
    const from = at;
    at = command[0] === 'Z' ? at : endOf(command);
    if (command[0] !== 'L' || !isAt(from[1], ro) || !isAt(at[1], ro)) return [command];
    const [left, right] = [Math.min(from[0], at[0]), Math.max(from[0], at[0])];
    const corners = notches
      .filter((notch) => notch.from > left && notch.to < right)
      .toSorted((a, b) => a.from - b.from)
      .flatMap((notch)            => [
        ['L', notch.from, ro],
        ['L', notch.from, ro - notch.depth],
        ['L', notch.to, ro - notch.depth],
        ['L', notch.to, ro],
      ]);
    return [...(from[0] > at[0] ? corners.toReversed() : corners), command];
  });
}

/** The outline of an outer ring with a flange at its left end. */
export function withFlange(path                    , ro        , { left, width, height }        )            {
  const isRaised = ([x, y]       ) => x < left + width / 2 && y > ro - width / 2;
  const raised = (point       )        => (isRaised(point) ? [point[0], point[1] + height] : point);
  const step            = [
    ['L', left + width, ro + height],
    ['L', left + width, ro],
  ];
  let at        = [0, 0];
  return path.flatMap((command)            => {
    const from = at;
    at = command[0] === 'Z' ? at : endOf(command);
    const moved = raisedCommand(command, raised);
    if (command[0] !== 'L' || !isAt(from[1], ro) || !isAt(at[1], ro)) return [moved];
    return [...(from[0] > at[0] ? step.toReversed() : step), moved];
  });
}

function raisedCommand(command         , raised                         )          {
  if (command[0] === 'Z' || command[0] === 'A') return command;
  if (command[0] === 'Q') return ['Q', ...raised([command[1], command[2]]), ...raised([command[3], command[4]])];
  return [command[0], ...raised([command[1], command[2]])];
}

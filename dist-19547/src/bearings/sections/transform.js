                                                
                                         

                                          

/** Every point of the command moved; where `isMirrored`, arcs turn the other way. */
export function movedCommand(command         , at    , isMirrored = false)          {
  if (command[0] === 'Z') return command;
  if (command[0] === 'A')
    return ['A', command[1], isMirrored ? (command[2] === 1 ? 0 : 1) : command[2], ...at(command[3], command[4])];
  if (command[0] === 'Q') return ['Q', ...at(command[1], command[2]), ...at(command[3], command[4])];
  return [command[0], ...at(command[1], command[2])];
}

/** Along the axis by `x` mm, after a mirror about x = 0 where asked for. */
export const shifted = (parts                 , x        , isMirrored = false)         =>
  parts.map((part) => ({
    ...part,
    path: part.path.map((command) =>
      movedCommand(command, (from, y) => [(isMirrored ? -from : from) + x, y], isMirrored),
    ),
  }));

/** Where a line or an arc ends. */
export function endOf(command                                  )        {
  if (command[0] === 'A' || command[0] === 'Q') return [command[3], command[4]];
  return [command[1], command[2]];
}

/** The ends of the lines and arcs of a path. */
export const pointsOf = (path                    )          =>
  path.flatMap((command)          => (command[0] === 'Z' ? [] : [endOf(command)]));

// What an audit entry of an order changed is told in short lines: 'Line 1: cancelled 0 to 4'.

                                                

const isFields = (value         )                  =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Fields that stayed the same are left out; details beside before and after are told as they are. */
export function changeTexts(details               )           {
  if (!details) return [];
  const { before, after, ...others } = details;
  return [...differences(before, after), ...Object.entries(others).flatMap(([name, value]) => detailText(name, value))];
}

function differences(before         , after         )           {
  if (!isFields(before) || !isFields(after)) return [];
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap((name) => {
    const [from, to] = [before[name], after[name]];
    if (Array.isArray(from) || Array.isArray(to)) return lineDifferences(from, to);
    return JSON.stringify(from) === JSON.stringify(to)
      ? []
      : [`${labelOf(name)}: ${valueText(from)} to ${valueText(to)}`];
  });
}

function lineDifferences(before         , after         )           {
  const lines = (value         ) => (Array.isArray(value) ? value.filter(isFields) : []);
  return lines(after).map((line) => {
    const old = lines(before).find((one) => one.lineNo === line.lineNo) ?? {};
    const changed = Object.keys(line).filter((name) => line[name] !== old[name]);
    const parts = changed.map(
      (name) => `${labelOf(name).toLowerCase()} ${valueText(old[name])} to ${valueText(line[name])}`,
    );
    return `Line ${valueText(line.lineNo)}: ${parts.join(', ')}`;
  });
}

function detailText(name        , value         )           {
  if (value === null || value === undefined || value === '' || typeof value === 'object') return [];
  return [`${labelOf(name)}: ${valueText(value)}`];
}

/** 'creditNote' is 'Credit note'. */
function labelOf(name        )         {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function valueText(value         )         {
  if (value === '' || value === null || value === undefined) return 'nothing';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

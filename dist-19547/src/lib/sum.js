export function sum   (entries              , of                      )         {
  return entries.reduce((total, entry) => total + of(entry), 0);
}

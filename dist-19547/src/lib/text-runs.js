export function isDigitAt(text        , at        )          {
  const code = text.charCodeAt(at);
  return code >= 48 && code <= 57;
}

export function startOfRun(text        , end        , belongs                                )         {
  let start = end;
  while (start > 0 && belongs(text.charAt(start - 1))) start -= 1;
  return start;
}

export function endOfRun(text        , start        , belongs                                )         {
  let end = start;
  while (end < text.length && belongs(text.charAt(end))) end += 1;
  return end;
}

/** A pattern such as /-+$/ would take quadratic time. */
export function trimEndChars(text        , characters        )         {
  return text.slice(
    0,
    startOfRun(text, text.length, (character) => characters.includes(character)),
  );
}

export function wrapText(text        , width        , widthOf                          )           {
  const blank = widthOf(' ');
  const lines           = [];
  let line = '';
  let used = 0;
  for (const word of text.split(' ').flatMap((whole) => pieces(whole, width, widthOf))) {
    const wide = widthOf(word);
    if (line !== '' && used + blank + wide > width) {
      lines.push(line);
      line = '';
    }
    used = line === '' ? wide : used + blank + wide;
    line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line];
}

function pieces(word        , width        , widthOf                          )           {
  if (widthOf(word) <= width) return [word];
  const cut           = [];
  let piece = '';
  let used = 0;
  for (const letter of word) {
    const wide = widthOf(letter);
    if (piece !== '' && used + wide > width) {
      cut.push(piece);
      [piece, used] = ['', 0];
    }
    piece += letter;
    used += wide;
  }
  return [...cut, piece];
}

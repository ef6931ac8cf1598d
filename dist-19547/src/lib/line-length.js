export const maxLineLength = 300;

const maxPreviewLength = 80;

export const isTooLong = (line        )          => line.length > maxLineLength && line.trim().length > maxLineLength;

export const truncateLine = (line        )         =>
  isTooLong(line) ? `${line.trim().slice(0, maxLineLength)}…` : line;

export const linePreview = (line        )         => `${line.trim().slice(0, maxPreviewLength).trimEnd()}…`;

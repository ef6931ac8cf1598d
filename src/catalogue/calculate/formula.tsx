const script = /(_\w+|\^[\d/]+)/;

/** 'L_10 = (C / P)^10/3' with its lowered and raised parts; from left to right in every language. */
export function Formula({ text }: { text: string }) {
  return (
    <span dir="ltr">
      {text.split(script).map((part, index) => {
        const key = `${index}${part}`;
        if (index % 2 === 0) return part;
        return part.startsWith('_') ? <sub key={key}>{part.slice(1)}</sub> : <sup key={key}>{part.slice(1)}</sup>;
      })}
    </span>
  );
}

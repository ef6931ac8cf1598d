// The universal number is shown beside a designation only where it is not the same number in another spelling.

type Named = { itemname: string; universalNo: string };

const lettersAndDigits = (text: string): string => text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');

/** '' where it says nothing new. */
export const otherNumberOf = ({ itemname, universalNo }: Named): string =>
  lettersAndDigits(universalNo) === lettersAndDigits(itemname) ? '' : universalNo;

export const ownNumberRefusals = {
  no_number: '`own_number` is empty.',
  other_content: 'The number was sent before with other content.',
} as const;

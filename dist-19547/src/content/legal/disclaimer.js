                                                

export function disclaimer({ legalName, name, contact }      ) {
  return {
    title: 'Disclaimer',
    summary: `What the facts, drawings and names in the ${name} store are, and what they are not.`,
    parts: [
      {
        title: 'Facts and drawings',
        paragraphs: [
          "Sizes are nominal, in millimetres, without tolerances. Load ratings, speeds and weights are guide values; for a calculation take those of the maker's current catalogue.",
          'Bore, outside and width are drawn to scale, the inside of a bearing schematically. The drawings are not manufacturing drawings.',
          'A value that is not known or not shown is given as NA or Display on request. It does not mean zero.',
        ],
      },
      {
        title: 'Interchange',
        paragraphs: [
          'Items with the same universal number have the same boundary dimensions and design. Where they differ, the store says how. Clearance, cage, grease, seal and load rating may still differ from maker to maker: check them against your machine before you order and before you fit.',
        ],
      },
      {
        title: 'No engineering advice',
        paragraphs: [
          'The store, its search and its suggestions help to find an item. They do not replace the choice of a bearing by somebody who knows the machine. Not for aircraft, nuclear or life-supporting equipment unless we have agreed in writing.',
        ],
      },
      {
        title: 'Prices and stock',
        paragraphs: [
          'Prices, stock and dates are those of the moment the page was loaded. What counts is the confirmed order.',
        ],
      },
      {
        title: 'Names and marks',
        paragraphs: [
          `Makers' names and designations belong to their owners and are used to say what an item is or replaces. That does not mean that a maker recommends ${legalName} or this store.`,
        ],
      },
      {
        title: 'Other sites',
        paragraphs: ['Links to makers and others lead to sites that we neither run nor check. They open in a new tab.'],
      },
      {
        title: 'Found something wrong?',
        paragraphs: [`Please tell ${contact.email}. We will correct it.`],
      },
    ],
  };
}

import type { Site } from '../../sites/site.ts';
import type { GrievanceOfficer } from '../../sites/site-facts.ts';
import { lawsByCountry } from './country-law.data.ts';

export function termsAndConditions(site: Site) {
  const { legalName, name, contact, country, currency, tax, branches, grievanceOfficer } = site;
  const law = lawsByCountry[country];
  const complaints = grievanceOfficer ? [{ title: 'Complaints', paragraphs: [complaintsText(grievanceOfficer)] }] : [];
  const [seat] = branches;
  return {
    title: 'Terms and conditions',
    summary: `The terms on which ${legalName} sells to businesses in the ${name} store.`,
    parts: [
      {
        title: 'Seller and buyer',
        paragraphs: [
          `The seller is ${legalName}, ${contact.lines.join(', ')}, ${tax.numberLabel} ${seat?.taxNumber}. The buyer is the company in whose name an account was opened.`,
          'The store sells to businesses only. Who signs in for a company acts for it; keep the password to yourself and tell us when somebody leaves who knew it.',
        ],
      },
      {
        title: 'Accounts',
        paragraphs: [
          'An account is verified by our team before it shows prices and stock and before anything can be added to the cart. We may ask for papers, and may refuse or suspend an account; we will give the reason.',
          'The details given at sign-up must be true and kept up to date. A verified tax number, name and billing address can only be changed by our team.',
        ],
      },
      {
        title: 'Prices and tax',
        paragraphs: [
          `Prices are in ${currency}, for one unit of the item, before tax. ${law.taxSentence}`,
          'The price of an order is the one shown when it is confirmed. Should it have changed since it was reviewed, the order is refused and the new price shown.',
          'A quote on a request for information holds for the quantity and until the last day it names, and is ordered once.',
        ],
      },
      {
        title: 'Orders',
        paragraphs: [
          'What the store shows is not a binding offer by the seller. The buyer offers by confirming an order; the contract comes about when its status is Confirmed.',
          'While an order awaits approval the buyer may cancel it in the store. When an order is rejected or cancelled, its stock and credit are released and an online payment is refunded to its source.',
          'If several orders were sent by mistake, tell us before dispatch.',
        ],
      },
      {
        title: 'Availability and delivery',
        paragraphs: [
          'Stock means that the quantity is in the warehouse when the page is shown; it is reserved when the order is confirmed. Dates for goods arriving shortly or in production are expected dates.',
          'Goods may be sent in several dispatches, each with its own tax invoice. Risk passes to the buyer when the goods are handed over at the delivery address; title passes when they are paid in full.',
        ],
      },
      {
        title: 'Payment',
        paragraphs: [
          'On credit within the limit and the days that were agreed; online when ordering; or by bank transfer against the proforma invoice before dispatch.',
          'An account with an invoice unpaid beyond its credit period and grace is overdue: until it is settled, orders are taken with online payment only.',
        ],
      },
      {
        title: 'Checking the goods, defects, returns',
        paragraphs: [
          'Check designation, quantity and packaging on receipt and before fitting, and report what is wrong or damaged in writing with the invoice number and pictures. Keep the goods as they came.',
          'For goods that were defective or wrong when the risk passed we repair, replace or take them back against a credit note. Wear, wrong fitting, wrong lubrication and use beyond the ratings are not defects.',
          'Goods that were ordered and delivered correctly can only be returned if we agree beforehand, unused and in their original packaging.',
        ],
      },
      {
        title: 'Choosing a bearing',
        paragraphs: [
          'The buyer chooses the item for its use. What the store says about interchange, sizes and ratings is explained in the disclaimer.',
        ],
      },
      {
        title: 'Liability',
        paragraphs: [
          'Each party is liable for damage it causes by intent or gross negligence, and wherever the law does not allow liability to be limited. Beyond that the seller is liable up to the price of the goods concerned, and not for loss of production or profit.',
          'Neither party is liable for what it could not prevent: natural disaster, war, strike, an order of an authority, the failure of a supplier for such reasons.',
        ],
      },
      ...complaints,
      {
        title: 'Law and courts',
        paragraphs: [
          `${law.saleSentence} These terms are governed by ${law.law}; the courts of ${seat?.name} decide.`,
          'If a part of these terms does not hold, the others do. Terms of the buyer that differ hold only where we have agreed in writing.',
        ],
      },
    ],
  };
}

function complaintsText({ name, position, email, phone }: GrievanceOfficer): string {
  const who = position ? `${name}, ${position}` : name;
  return `Our grievance officer is ${who}. Write to ${email} or call ${phone}. We answer a complaint within 48 hours and settle it within one month.`;
}

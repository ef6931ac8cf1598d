import type { Page } from 'playwright-core';
import { demoPassword } from '../src/demo/people.data.ts';
import { hydrated } from './browser.ts';
import { type Hand, mouse } from './browser-hand.ts';

type ProfileDetails = {
  mobile: string;
  /** 'GSTIN' or 'TRN'. */
  numberLabel: string;
  taxNumber: string;
  address: string;
  /** 'State' or 'Emirate'. */
  regionLabel: string;
  region: string;
  /** '' where the site does not ask for it. */
  city: string;
};

/** What somebody new types; a customer of old finds both filled in. */
type Newcomer = { email?: string; company?: string };

/** Fills and sends the sign-up form at hand. */
export async function signUpAs(page: Page, newcomer: Newcomer, hand: Hand = mouse): Promise<void> {
  await fillSignUp(page, newcomer, hand);
  await hand.press(page.getByRole('button', { name: 'Sign Up' }));
  await page.waitForURL((url) => url.pathname === '/emailverification');
}

export async function fillSignUp(page: Page, { email, company }: Newcomer, hand: Hand = mouse): Promise<void> {
  await hydrated(page);
  const form = page.locator('main form');
  await hand.pick(form.getByLabel('Title'), 'Ms');
  await hand.write(form.getByLabel('First Name'), 'Asha');
  await hand.write(form.getByLabel('Last Name'), 'Rao');
  await hand.pick(form.getByLabel('Designation'), 'Managing');
  if (email) await hand.write(form.getByLabel('Email'), email);
  if (company) await hand.write(form.getByLabel('Company Name'), company);
  await hand.write(form.getByLabel('Password', { exact: true }), demoPassword);
  await hand.write(form.getByLabel('Confirm Password', { exact: true }), demoPassword);
}

/** Opens the mailed link and goes on to the sign-in page. */
export async function openMailedLink(page: Page, link: string, hand: Hand = mouse): Promise<void> {
  await page.goto(link);
  await hydrated(page);
  await page.getByText('Verified', { exact: true }).waitFor();
  await hand.press(page.getByRole('main').getByRole('link', { name: 'Sign In', exact: true }));
  await page.waitForURL((url) => url.pathname === '/login');
}

/** Fills 'Registration Process Pending' and accepts the terms; sends nothing. */
export async function fillProfile(page: Page, details: ProfileDetails, hand: Hand = mouse): Promise<void> {
  await hydrated(page);
  const form = page.locator('main form');
  await hand.write(form.getByLabel('Mobile number'), details.mobile);
  await hand.write(form.getByLabel(details.numberLabel, { exact: true }), details.taxNumber);
  await hand.write(form.getByLabel('Address', { exact: true }), details.address);
  await hand.pick(form.getByLabel(details.regionLabel, { exact: true }), details.region);
  if (details.city) {
    const city = form.getByLabel('City', { exact: true });
    await city.getByRole('option', { name: details.city, exact: true }).waitFor({ state: 'attached' });
    await hand.pick(city, details.city);
  }
  await hand.tick(form.getByLabel('I have read the Terms and conditions'));
}

export const updateProfile = (page: Page, hand: Hand = mouse) =>
  hand.press(page.getByRole('button', { name: 'Update Profile' }));

/** A wrong code first, which is told, then the one that came. */
export async function proveMobile(page: Page, otp: string, hand: Hand = mouse): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'OTP Verification' });
  const code = dialog.getByLabel('OTP', { exact: true });
  const wrong = String((Number(otp) + 1) % 1_000_000).padStart(6, '0');
  await hand.write(code, wrong);
  await hand.press(dialog.getByRole('button', { name: 'Submit' }));
  await dialog.getByText('Please enter valid OTP').waitFor();
  await dialog.getByText('4 tries left').waitFor();
  await hand.write(code, otp);
  await hand.press(dialog.getByRole('button', { name: 'Submit' }));
}

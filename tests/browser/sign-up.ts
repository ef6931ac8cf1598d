import type { Page } from 'playwright-core';
import { demoPassword } from '../../src/demo/people.data.ts';
import { type InputDevice, mouse } from './input-device.ts';
import { type Inbox, verificationLinkIn } from './live-inbox.ts';
import { checkWidths, waitForHydration } from './test-browser.ts';

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

type Newcomer = { email?: string; company?: string };

export async function submitSignUp(page: Page, newcomer: Newcomer, device: InputDevice = mouse): Promise<void> {
  await fillSignUp(page, newcomer, device);
  await device.press(page.getByRole('button', { name: 'Sign Up' }));
  await page.waitForURL((url) => url.pathname === '/emailverification');
}

export async function fillSignUp(page: Page, { email, company }: Newcomer, device: InputDevice = mouse): Promise<void> {
  await waitForHydration(page);
  const form = page.locator('main form');
  await device.pick(form.getByLabel('Title'), 'Ms');
  await device.write(form.getByLabel('First Name'), 'Asha');
  await device.write(form.getByLabel('Last Name'), 'Rao');
  await device.pick(form.getByLabel('Designation'), 'Managing');
  if (email) await device.write(form.getByLabel('Email'), email);
  if (company) await device.write(form.getByLabel('Company Name'), company);
  await device.write(form.getByLabel('Password', { exact: true }), demoPassword);
  await device.write(form.getByLabel('Confirm Password', { exact: true }), demoPassword);
}

/** In the browser that signed up, which the link signs in. */
export async function openMailedLink(page: Page, link: string, device: InputDevice = mouse): Promise<void> {
  await page.goto(link);
  await waitForHydration(page);
  await page.getByText('Verified', { exact: true }).waitFor();
  await device.press(page.getByRole('main').getByRole('link', { name: 'Continue', exact: true }));
  await page.waitForURL((url) => url.pathname === '/register');
}

/** Fills 'Registration Process Pending' without sending it. */
export async function fillProfile(page: Page, details: ProfileDetails, device: InputDevice = mouse): Promise<void> {
  await waitForHydration(page);
  const form = page.locator('main form');
  await device.write(form.getByLabel('Mobile number'), details.mobile);
  await device.write(form.getByLabel(details.numberLabel, { exact: true }), details.taxNumber);
  await device.write(form.getByLabel('Address', { exact: true }), details.address);
  await device.pick(form.getByLabel(details.regionLabel, { exact: true }), details.region);
  if (details.city) await device.write(form.getByLabel('City', { exact: true }), details.city);
  await device.tick(form.getByLabel('I have read the Terms and conditions'));
}

export const pressUpdateProfile = (page: Page, device: InputDevice = mouse) =>
  device.press(page.getByRole('button', { name: 'Update Profile' }));

type Registration = {
  /** The site's address, such as 'http://nod.localhost:40123'. */
  address: string;
  post: Inbox;
  email: string;
  company: string;
  profile: ProfileDetails;
  /** Where the OTP goes, such as '+919820123456'; '' where the site sends none. */
  otpTo: string;
};

/** From the sign-up form through the mailed link, the profile and the OTP to the home page; staff then verify. */
export async function register(page: Page, registration: Registration, device: InputDevice = mouse): Promise<void> {
  const { address, post, email, company, profile, otpTo } = registration;
  await page.goto(`${address}/signup`);
  await checkWidths(page, 'signup');
  await submitSignUp(page, { email, company }, device);
  await page.getByText(email).waitFor();
  await openMailedLink(page, verificationLinkIn(await post.mailTo(email, /^Verify/)), device);
  await fillProfile(page, profile, device);
  await pressUpdateProfile(page, device);
  if (otpTo) await verifyMobile(page, await post.otpTo(otpTo), device);
  await page.waitForURL((url) => url.pathname === '/');
}

/** Enters a wrong code first, which must be reported. */
export async function verifyMobile(page: Page, otp: string, device: InputDevice = mouse): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'OTP Verification' });
  const code = dialog.getByLabel('OTP', { exact: true });
  const wrong = String((Number(otp) + 1) % 1_000_000).padStart(6, '0');
  await device.write(code, wrong);
  await device.press(dialog.getByRole('button', { name: 'Submit' }));
  await dialog.getByText('Please Enter valid OTP').waitFor();
  await dialog.getByText('4 tries left').waitFor();
  await device.write(code, otp);
  await device.press(dialog.getByRole('button', { name: 'Submit' }));
}

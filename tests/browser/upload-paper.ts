import type { Page } from 'playwright-core';
import { keyboard } from './input-device.ts';

/** Presses a button that opens the file dialog, by keyboard, and chooses a file there. */
export async function chooseFile(page: Page, button: string, name: string, buffer: Buffer): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await keyboard(page).press(page.getByRole('button', { name: button, exact: true }));
  await (await chooser).setFiles({ name, mimeType: 'application/octet-stream', buffer });
}

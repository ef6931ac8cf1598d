/** A payment gateway apart from its adapter. It also reaches the browser: no secrets, no server code. */
export type GatewayDefinition = {
  /** The name of the gateway and of its folder. */
  name: string;
  company: string;
  /** The settings are needed together; each may carry a site's code. */
  settings: readonly string[];
  webhookPath: string;
  /** A window over the store's page, or a page of the gateway's own. */
  checkout: 'window' | 'redirect';
  /** How long its sessions live, and so how long stock is held for a payment. */
  sessionMinutes: number;
  /** The provider refuses less, in minor units. */
  leastMinor: number;
  csp?: { scripts: readonly string[]; frames: readonly string[] };
  /** `onlyNote` is used where it is the site's only gateway. */
  labels: { title: string; note: string; onlyNote: string };
  idPrefixes: { session: string; capture: string };
};

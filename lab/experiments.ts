/** `minutes` on two cores; `all` is what `npm run lab -- all` gives it, missing where it needs programs that no package of npm brings. */
export type Experiment = { file: string; asks: string; minutes: number; all?: readonly string[]; needs?: string };

/** What `npm run lab` can run, by name. lab/README.md says more of each. */
export const experiments: Readonly<Record<string, Experiment>> = {
  tests: {
    file: 'run-long-tests.ts',
    asks: 'Do the long tests pass: journeys, operations, faults, upgrades, an ERP, PgBouncer?',
    minutes: 40,
    all: [],
  },
  random: {
    file: 'random/run-random-tests.ts',
    asks: 'Do the rules that are tried on random cases hold on many more of them?',
    minutes: 20,
    all: [],
  },
  fuzz: {
    file: 'fuzz/fuzz.ts',
    asks: 'Does any of 100,000 random and corrupted requests fail or leave wrong sums?',
    minutes: 10,
    all: ['--requests', '20000'],
  },
  attack: {
    file: 'attack/attack.ts',
    asks: 'Is a visitor still served while somebody abuses the store?',
    minutes: 25,
    all: ['--visits', '60'],
  },
  contract: {
    file: 'contract/run-contract-test.ts',
    asks: 'Do the replies to programs match the OpenAPI document, and do generated clients work?',
    minutes: 3,
    all: [],
  },
  erp: {
    file: 'erp/run-erp-simulator.ts',
    asks: 'Do a shop and an ERP agree after 1,000 orders over a network that loses, doubles and delays webhooks?',
    minutes: 8,
    all: ['100'],
  },
  upgrade: {
    file: 'upgrade/upgrade.ts',
    asks: 'Does anybody notice that this release takes over from the previous one?',
    minutes: 3,
    all: [],
  },
  package: {
    file: 'bench/package.ts',
    asks: 'Does the built folder start, how large is it, and are the files in ops right?',
    minutes: 4,
    all: [],
  },
  bench: {
    file: 'bench/all.ts',
    asks: 'Are the goals of speed, memory and size met? All that is quick, in one table; --record keeps it',
    minutes: 15,
    all: [],
  },
  faults: {
    file: 'faults/faults.ts',
    asks: 'Is anything lost or doubled in an hour of load with two thousand faults? --embedded without a cluster',
    minutes: 60,
    all: ['--embedded', '--minutes', '5'],
  },
  mutate: {
    file: 'mutation/mutate.ts',
    asks: 'Which changes of the code does no test notice?',
    minutes: 300,
    needs: 'a night',
  },
  ha: {
    file: 'ha/ha.ts',
    asks: 'Do three PostgreSQL servers replace one another under orders? Lists its commands',
    minutes: 30,
    needs: 'root, Patroni, etcd, HAProxy',
  },
  alerts: {
    file: 'monitoring/try-alerts.ts',
    asks: 'Does a real Prometheus raise each alert when its cause happens?',
    minutes: 10,
    needs: 'Prometheus',
  },
  'restore-drill': {
    file: 'bench/restore-drill.ts',
    asks: 'Does a backup of a random moment hold every order acknowledged by then?',
    minutes: 10,
    needs: 'pgBackRest and a PostgreSQL of Debian',
  },
  http: { file: 'bench/http.ts', asks: 'How many replies a second does each kind of page and call give?', minutes: 3 },
  'signed-in-pages': {
    file: 'bench/signed-in-pages.ts',
    asks: 'How many item pages a second for signed-in buyers?',
    minutes: 2,
  },
  search: {
    file: 'bench/search.ts',
    asks: 'How long do search and listing take with 10,000 items and more?',
    minutes: 3,
  },
  orders: { file: 'bench/orders.ts', asks: 'How many orders a second, and how long does one take?', minutes: 2 },
  pages: { file: 'bench/pages.ts', asks: 'How does Lighthouse score the first pages of each site?', minutes: 4 },
  'page-changes': {
    file: 'bench/page-changes.ts',
    asks: 'How long from a press on a link to the first paint on a phone?',
    minutes: 2,
  },
  journeys: {
    file: 'bench/journeys.ts',
    asks: 'How many presses, typed fields and seconds do five journeys of a buyer take?',
    minutes: 3,
  },
  desk: { file: 'bench/desk.ts', asks: 'How long do lists of the desk take with 100,000 orders?', minutes: 10 },
  imports: {
    file: 'bench/imports.ts',
    asks: 'How long do 100,000 lines of stock and a million items take, and do shoppers notice?',
    minutes: 15,
  },
  scaling: { file: 'bench/scaling.ts', asks: 'What does a request cost, and what would many shops need?', minutes: 5 },
  workers: {
    file: 'bench/workers.ts',
    asks: 'How much more do two, three and four workers answer than one?',
    minutes: 5,
  },
  kill: { file: 'bench/kill.ts', asks: 'What does a killed process leave behind?', minutes: 2 },
  'sign-in': { file: 'bench/sign-in.ts', asks: 'How long do many sign-ins at once take?', minutes: 1 },
  code: { file: 'code/measure.ts', asks: 'How large is the code, and how finely is it cut?', minutes: 1, all: [] },
  captcha: { file: 'bench/captcha.ts', asks: 'How long does a browser work on a captcha?', minutes: 1 },
};

// For how long nobody has bought, by the view of a list; '' is the usual one.

export const lapsedViews = [
  { view: '60', label: 'Not in 60 days' },
  { view: '', label: 'Not in 90 days' },
  { view: '180', label: 'Not in 180 days' },
];
export const slowViews = [
  { view: '90', label: 'Not in 90 days' },
  { view: '', label: 'Not in 180 days' },
  { view: '365', label: 'Not in a year' },
];

const daysOf = (views: readonly { view: string }[], otherwise: number) => (view: string) =>
  view !== '' && views.some((one) => one.view === view) ? Number(view) : otherwise;

export const daysOfLapsedView = daysOf(lapsedViews, 90);
export const daysOfSlowView = daysOf(slowViews, 180);

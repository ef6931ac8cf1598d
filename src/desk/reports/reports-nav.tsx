import { SectionNav } from '../list/section-nav.tsx';

const pages = [
  { path: 'reports', label: 'Sales' },
  { path: 'reports/quotes', label: 'Quotes' },
  { path: 'reports/stopped', label: 'Customers who stopped' },
  { path: 'reports/slow', label: 'Slow and dead stock' },
];

export const ReportsNav = () => <SectionNav label="Reports" pages={pages} />;

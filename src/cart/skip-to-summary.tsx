import { t } from '../lib/i18n.ts';
import { SkipLink } from '../ui/page/skip-link.tsx';

/** The id of the part that the link leads to. */
export const summaryId = 'order-summary';

/** A link in front of the lines of an order. */
export const SkipToSummary = () => <SkipLink to={summaryId}>{t`Skip to the order summary`}</SkipLink>;

import boxes from '../../ui/controls/checkbox-radio.module.css?inline';
import steps from '../../ui/feedback/progress-steps.module.css?inline';
import amount from '../../ui/items/amount.module.css?inline';
import availability from '../../ui/items/availability.module.css?inline';
import hidden from '../../ui/text/visually-hidden.module.css?inline';
import figures from './account-figures.module.css?inline';
import way from './account-on-its-way.module.css?inline';
import page from './buyer-home.module.css?inline';
import before from './ordered-before.module.css?inline';
import overdue from './overdue-account.module.css?inline';
import entry from './quick-entry.module.css?inline';
import bar from './scale-bar.module.css?inline';
import list from './work-list.module.css?inline';

/** What the page needs before its scripts, and its style sheets with them, are loaded; a test finds what is missing. */
export const buyerHomeStyles = [
  boxes,
  steps,
  amount,
  availability,
  hidden,
  figures,
  way,
  page,
  before,
  overdue,
  entry,
  bar,
  list,
].join('');

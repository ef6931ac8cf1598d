// All styles of the page, for the route that loads its components late; a test finds what is missing.

import '../../ui/controls/checkbox-radio.module.css';
import '../../ui/feedback/progress-steps.module.css';
import '../../ui/items/amount.module.css';
import '../../ui/items/availability.module.css';
import '../../ui/text/visually-hidden.module.css';
import './account-figures.module.css';
import './account-on-its-way.module.css';
import './buyer-home.module.css';
import './ordered-before.module.css';
import './overdue-account.module.css';
import './quick-entry.module.css';
import './scale-bar.module.css';
import './work-list.module.css';

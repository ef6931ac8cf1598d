import { Link } from 'react-router';
import { t } from '../../lib/i18n.ts';
import { Icon } from '../../ui/graphics/icon.tsx';
import type { IconName } from '../../ui/graphics/icon-paths.data.ts';
import { useSite } from '../../ui/page/site-context.tsx';
import { cataloguePdfPath } from '../downloads/catalogue-paths.ts';
import { searchLink } from '../listing-links.ts';
import { WorkItem, WorkList } from './work-list.tsx';

type Step = { icon: IconName; title: string; text: string; to: string };

/** For an account that has ordered nothing yet. */
export function FirstSteps() {
  const [example = ''] = useSite().home.exampleSearches;
  const steps: Step[] = [
    {
      icon: 'search',
      title: t`All products`,
      text: t`Every item with sizes, drawing, data sheet and DXF`,
      to: '/listing',
    },
    {
      icon: 'retry',
      title: t`Find an interchangeable bearing`,
      text: t`Type any maker's number, for example ${example}`,
      to: searchLink(example),
    },
    { icon: 'upload', title: t`Order a whole list`, text: t`Paste it, or upload CSV or XLSX`, to: '/quick-order' },
    { icon: 'download', title: t`Catalogue`, text: t`As PDF, by maker and type`, to: cataloguePdfPath() },
  ];
  return (
    <WorkList title={t`Where to begin`}>
      <ul>
        {steps.map(({ icon, title, text, to }) => (
          <WorkItem
            key={to}
            lead={<Icon name={icon} />}
            title={
              <Link to={to} reloadDocument={to === cataloguePdfPath()}>
                {title}
              </Link>
            }
            text={text}
            action={<Icon name="chevron-right" />}
          />
        ))}
      </ul>
    </WorkList>
  );
}

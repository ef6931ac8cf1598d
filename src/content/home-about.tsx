import { say } from '../lib/say.ts';
import type { HomeWords } from '../sites/words.ts';
import { ButtonLink } from '../ui/button.tsx';
import { useSite } from '../ui/site-context.tsx';
import styles from './home-about.module.css';

/** What the house says of itself, and the way to the page that says more. */
export function AboutUs({ words }: { words: HomeWords }) {
  const { pages } = useSite();
  return (
    <div className={styles.about}>
      {words.about.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <ButtonLink to={pages.about}>{say`Know More`}</ButtonLink>
    </div>
  );
}

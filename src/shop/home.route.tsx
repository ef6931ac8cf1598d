import { useSite } from '../ui/site-context.tsx';

export function meta() {
  return [{ title: 'Bearings' }];
}

export default function Home() {
  const site = useSite();
  return (
    <main id="main">
      <h1>{site.name}</h1>
    </main>
  );
}

import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { failureOf, isRefusal } from '../../ui/browser/call.ts';
import { Button } from '../../ui/controls/button.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { useToast } from '../../ui/feedback/toast-context.ts';
import { callDesk } from '../browser/call-desk.ts';
import { useChange } from '../browser/use-change.ts';
import { useCan, useDeskSite } from '../shell/desk-session.ts';
import type {
  addItemPictureAtDesk,
  arrangeItemPicturesAtDesk,
  DeskPicture,
  removeItemPictureAtDesk,
} from './item-pictures.contract.ts';
import styles from './item-pictures.module.css';

type ItemPicturesProps = { itemId: number; pictures: readonly DeskPicture[] };

/** The pictures that the shop shows beside the drawing, in its order. */
export function ItemPictures({ itemId, pictures }: ItemPicturesProps) {
  const { site } = useDeskSite();
  const mayEdit = useCan()('edit-items');
  const { change, busy } = useChange();
  const of = { site, id: itemId };
  const files = `/desk/files/${site}`;
  const remove = (picture: number) =>
    void change<typeof removeItemPictureAtDesk>('POST /desk/api/:site/items/pictures/remove/', { ...of, picture });
  function moveEarlier(index: number) {
    const ids = pictures.map(({ id }) => id);
    const [moved = 0] = ids.splice(index, 1);
    const order = [...ids.slice(0, index - 1), moved, ...ids.slice(index - 1)];
    void change<typeof arrangeItemPicturesAtDesk>('POST /desk/api/:site/items/pictures/arrange/', {
      ...{ ...of, pictures: order },
    });
  }
  return (
    <section className={styles.section}>
      <h3>Pictures</h3>
      {pictures.length === 0 && <p className={styles.muted}>The shop shows the drawing alone.</p>}
      <ul className={styles.pictures}>
        {pictures.map(({ id, large, small, width, height }, index) => (
          <li key={id}>
            <a href={files + large} target="_blank" rel="noreferrer">
              <img src={files + small} alt={`View ${index + 1}`} width={width} height={height} loading="lazy" />
            </a>
            {mayEdit && (
              <span className={styles.actions}>
                {index > 0 && (
                  <Button small disabled={busy} onClick={() => moveEarlier(index)}>
                    Earlier
                  </Button>
                )}
                <IconButton small name="close" label={`Remove picture ${index + 1}`} onClick={() => remove(id)} />
              </span>
            )}
          </li>
        ))}
      </ul>
      {mayEdit && <AddPictures itemId={itemId} />}
    </section>
  );
}

function AddPictures({ itemId }: { itemId: number }) {
  const { site } = useDeskSite();
  const field = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const toast = useToast();
  const { revalidate } = useRevalidator();

  /** One after the other, so that they keep the order in which they were chosen. */
  async function add(files: readonly File[]) {
    setBusy(true);
    for (const file of files) {
      const request = { site, id: itemId, name: file.name.slice(-200) };
      const endpoint = 'POST /desk/api/:site/items/pictures/add/';
      const reply = await callDesk<typeof addItemPictureAtDesk>(endpoint, request, { file }).catch(failureOf);
      toast({ kind: isRefusal(reply) ? 'bad' : 'good', message: `${file.name}: ${reply.message}` });
    }
    await revalidate();
    setBusy(false);
    if (field.current) field.current.value = '';
  }
  return (
    <p className={styles.add}>
      <input
        ref={field}
        id="add-pictures"
        className={styles.file}
        type="file"
        multiple
        accept="image/jpeg,image/png,image/webp"
        aria-label="Add pictures"
        onChange={(event) => void add([...(event.target.files ?? [])])}
      />
      <Button small busy={busy} onClick={() => field.current?.click()}>
        Add pictures
      </Button>{' '}
      <span className={styles.muted}>JPG, PNG or WebP, at most 10 MB each, at most 8</span>
    </p>
  );
}

import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { maxPictureBytes, pictureProblems } from '../../catalogue/pictures/picture-file.rule.ts';
import { plural, t, translate } from '../../lib/i18n.ts';
import { type CallError, call, isRefusal } from '../../ui/browser/call.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { useToast } from '../../ui/feedback/toast-context.ts';
import type { addReturnPicture } from './add-return-picture.contract.ts';
import type { OrderReturn } from './order-returns.contract.ts';
import styles from './return-photos.module.css';
import { maxReturnPictures } from './return-pictures.rule.ts';

/** One after the other; the first problem, with the photos that are not there yet. */
export async function uploadPhotos(
  return_no: string,
  files: readonly File[],
): Promise<{ problem: string; left: readonly File[] } | undefined> {
  for (const [index, file] of files.entries()) {
    const left = files.slice(index);
    try {
      const reply = await call<typeof addReturnPicture>('POST /api/return_picture/', { return_no }, { file });
      if (isRefusal(reply)) return { problem: t`${file.name}: ${reply.message}`, left };
    } catch (cause) {
      return { problem: t`${file.name}: ${(cause as CallError).message}`, left };
    }
  }
  return undefined;
}

type PhotoButtonProps = { busy?: boolean; disabled?: boolean; onFiles: (files: File[]) => void };

export function PhotoButton({ busy, disabled, onFiles }: PhotoButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        small
        icon="upload"
        busy={busy}
        busyLabel={t`Uploading`}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >{t`Add photos`}</Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        aria-label={t`Photos`}
        accept="image/jpeg,image/png,image/webp"
        onChange={(event) => {
          const files = [...(event.currentTarget.files ?? [])];
          event.currentTarget.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}

/** Returns the photos that can be sent, and the first reason why the rest cannot. */
export function fittingPhotos(files: readonly File[], free: number): { fitting: readonly File[]; problem: string } {
  const small = files.filter(({ size }) => size <= maxPictureBytes);
  const fitting = small.slice(0, Math.max(0, free));
  if (fitting.length < small.length) return { fitting, problem: t`A return has at most ${maxReturnPictures} photos.` };
  return { fitting, problem: small.length < files.length ? translate(pictureProblems.too_large) : '' };
}

/** Those of a return, each opening in full size; more can be added while it is open. */
export function ReturnPhotos({ one }: { one: OrderReturn }) {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  if (one.pictures.length === 0 && !one.takes_pictures) return null;

  async function add(files: readonly File[]) {
    const { fitting, problem: unfit } = fittingPhotos(files, maxReturnPictures - one.pictures.length);
    setBusy(true);
    const failed = fitting.length > 0 ? await uploadPhotos(one.return_no, fitting) : undefined;
    const added = fitting.length - (failed?.left.length ?? 0);
    if (added > 0) toast({ message: t`${plural(added, 'photo')} added.` });
    await revalidate();
    setProblem(failed?.problem ?? unfit);
    setBusy(false);
  }

  return (
    <div className={styles.photos}>
      {one.pictures.length > 0 && (
        <ul className={styles.list} aria-label={t`Photos of ${one.return_no}`}>
          {one.pictures.map(({ large, small, width, height }, index) => (
            <li key={small}>
              <a href={large} target="_blank" rel="noreferrer">
                <img src={small} width={width} height={height} alt={t`${one.return_no}, ${index + 1}`} loading="lazy" />
              </a>
            </li>
          ))}
        </ul>
      )}
      {problem && <Notice kind="warn" live title={problem} />}
      {one.takes_pictures && (
        <div>
          <PhotoButton busy={busy} onFiles={(files) => void add(files)} />
        </div>
      )}
    </div>
  );
}

import { useState } from 'react';
import { t } from '../../lib/i18n.ts';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import styles from './chosen-photos.module.css';
import { fittingPhotos, PhotoButton } from './return-photos.tsx';
import { maxReturnPictures } from './return-pictures.rule.ts';

type ChosenPhotosProps = { photos: readonly File[]; onChange: (photos: readonly File[]) => void };

/** Photos that are sent once the return is requested. */
export function ChosenPhotos({ photos, onChange }: ChosenPhotosProps) {
  const [problem, setProblem] = useState('');
  const add = (files: readonly File[]) => {
    const { fitting, problem: found } = fittingPhotos(files, maxReturnPictures - photos.length);
    setProblem(found);
    onChange([...photos, ...fitting]);
  };
  return (
    <div className={styles.chosen}>
      <p className={styles.hint}>
        {t`Photos of the goods, the box and the marking help us to decide: up to ${maxReturnPictures}, JPG, PNG or WebP, 10 MB each.`}
      </p>
      {photos.length > 0 && (
        <ul aria-label={t`Chosen photos`}>
          {photos.map((photo, index) => (
            <li key={`${photo.name} ${photo.lastModified} ${photo.size}`} className={styles.file}>
              <span>{photo.name}</span>
              <IconButton
                name="close"
                small
                label={t`Remove ${photo.name}`}
                onClick={() => onChange(photos.filter((_, place) => place !== index))}
              />
            </li>
          ))}
        </ul>
      )}
      {problem && <Notice kind="warn" live title={problem} />}
      <div>
        <PhotoButton disabled={photos.length >= maxReturnPictures} onFiles={add} />
      </div>
    </div>
  );
}

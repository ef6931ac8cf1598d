import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { t } from '../../lib/i18n.ts';
import { CloseButton, Dialog } from '../../ui/feedback/dialog.tsx';
import { listingHref } from '../listing/listing-query.rule.ts';
import { createCodeReader } from './code-reader.ts';
import styles from './scan-dialog.module.css';
import { searchForCode } from './scanned-code.rule.ts';
import { useCamera } from './use-camera.ts';

export default function ScanDialog({ onClose }: { onClose: () => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const navigate = useNavigate();
  const [note, setNote] = useState('');
  const accept = (code: string): boolean => {
    const keyword = searchForCode(code);
    if (keyword === '') setNote(t`No item belongs to this code: ${code.slice(0, 80)}`);
    else {
      onClose();
      void navigate(listingHref({ keyword, page: 1, sort: 'best', filters: {} }));
    }
    return keyword !== '';
  };
  const problem = useCamera(video, accept);

  async function readPicture(file: File) {
    const reader = await createCodeReader();
    const code = await reader.read(file).catch(() => '');
    reader.stop();
    if (code === '') setNote(t`No bar code or Data Matrix was found in this picture.`);
    else accept(code);
  }

  return (
    <Dialog open title={t`Scan a box`} onClose={onClose} actions={<CloseButton>{t`Cancel`}</CloseButton>}>
      {problem === '' ? (
        <>
          <video ref={video} className={styles.video} muted playsInline aria-label={t`Picture of the camera`} />
          <p className={styles.note}>{t`Hold the bar code or Data Matrix of the box in front of the camera.`}</p>
        </>
      ) : (
        <p className={styles.problem} role="alert">
          {problem} {t`You can also take a picture of the code, or type the number.`}
        </p>
      )}
      {note && (
        <p className={styles.note} role="status">
          {note}
        </p>
      )}
      <label className={styles.picture}>
        {t`Take a picture instead`}
        <input
          type="file"
          accept="image/*"
          capture="environment"
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            event.currentTarget.value = '';
            if (file) void readPicture(file);
          }}
        />
      </label>
    </Dialog>
  );
}

import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { t, translate } from '../../lib/i18n.ts';
import { CloseButton, Dialog } from '../../ui/feedback/dialog.tsx';
import { listingHref } from '../listing/listing-query.rule.ts';
import { cameraProblem } from './camera-problem.rule.ts';
import { type CodeReader, createCodeReader } from './code-reader.ts';
import styles from './scan-dialog.module.css';
import { searchForCode } from './scanned-code.rule.ts';

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

/** The pause between two looks at the picture; a phone stays cool and the code is still found at once. */
const pauseMs = 150;

/** Shows the camera in the video and reads it until `onCode` accepts a code; '' while there is no problem. */
function useCamera(video: RefObject<HTMLVideoElement | null>, onCode: (code: string) => boolean): string {
  const [problem, setProblem] = useState('');
  const accept = useEffectEvent(onCode);
  useEffect(() => {
    const stopping = new AbortController();
    void watch(video.current, (code) => accept(code), stopping.signal).catch((cause: unknown) => {
      if (!stopping.signal.aborted) setProblem(translate(cameraProblem(cause instanceof Error ? cause.name : 'Error')));
    });
    return () => stopping.abort();
  }, [video]);
  return problem;
}

async function watch(
  video: HTMLVideoElement | null,
  accept: (code: string) => boolean,
  stopped: AbortSignal,
): Promise<void> {
  const stream = await openCamera();
  const reader = await createCodeReader();
  stopped.addEventListener('abort', () => {
    for (const track of stream.getTracks()) track.stop();
    reader.stop();
  });
  if (stopped.aborted || !video) {
    for (const track of stream.getTracks()) track.stop();
    return reader.stop();
  }
  video.srcObject = stream;
  await video.play();
  await readUntilAccepted(reader, video, accept, stopped);
}

async function openCamera(): Promise<MediaStream> {
  // Missing where the page is not served over https.
  const devices = navigator.mediaDevices as MediaDevices | undefined;
  if (!devices) throw Object.assign(new Error('no camera'), { name: '' });
  return devices.getUserMedia({ audio: false, video: { facingMode: 'environment', width: { ideal: 1280 } } });
}

async function readUntilAccepted(
  reader: CodeReader,
  video: HTMLVideoElement,
  accept: (code: string) => boolean,
  stopped: AbortSignal,
): Promise<void> {
  while (!stopped.aborted) {
    const code = await reader.read(video);
    if (stopped.aborted || (code !== '' && accept(code))) return;
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

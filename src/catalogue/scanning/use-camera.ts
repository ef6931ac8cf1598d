import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { translate } from '../../lib/i18n.ts';
import { cameraProblem } from './camera-problem.rule.ts';
import { type CodeReader, createCodeReader } from './code-reader.ts';

/** Between two looks at the picture; a phone stays cool and the code is found at once all the same. */
const pauseMs = 150;

/** Shows the camera in the video and reads it until `onCode` accepts a code; '' while there is no problem. */
export function useCamera(video: RefObject<HTMLVideoElement | null>, onCode: (code: string) => boolean): string {
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

import { isolateLtr } from '../../ui/text/isolate-ltr.tsx';
import { tRich } from '../../ui/text/rich-text.tsx';
import type { RfiLine } from '../rfi-history.contract.ts';
import styles from './asked-words.module.css';

/** What the buyer wrote and added to a line; undefined where that is nothing. */
export function askedWords({ line_remark, files }: Pick<RfiLine, 'line_remark' | 'files'>) {
  if (line_remark === '' && files.length === 0) return undefined;
  return (
    <p className={styles.words}>
      {line_remark && <span>{tRich`You: ${<q>{line_remark}</q>}`}</span>}
      {files.map(({ file_id, file_name }) => (
        <a key={file_id} href={`/rfi-files/${file_id}`} download>
          {isolateLtr(file_name)}
        </a>
      ))}
    </p>
  );
}

import { t } from '../../lib/i18n.ts';
import { Icon } from '../../ui/graphics/icon.tsx';
import styles from './quick-file.module.css';

export function QuickFile({ onFile }: { onFile: (file: File) => void }) {
  return (
    <label className={styles.choose}>
      <Icon name="upload" small />
      {t`CSV, XLSX or PDF`}
      <input
        className={styles.file}
        type="file"
        accept=".csv,.tsv,.txt,.xlsx,.pdf"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          event.currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
    </label>
  );
}

const sample = 'Designation,Quantity\r\n6205-2RS/C3,40\r\n22220 CA/W33,4\r\nNU 210,12\r\n30308,6\r\n';

export function SampleFile() {
  return (
    <a
      className={styles.sample}
      download="quick-order.csv"
      href={`data:text/csv;charset=utf-8,${encodeURIComponent(sample)}`}
    >{t`Sample file`}</a>
  );
}

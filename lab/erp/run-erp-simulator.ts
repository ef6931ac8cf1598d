import { runLongTests } from '../run-long-tests.ts';

/** The test of the ERP simulator with many orders, which takes minutes. */
process.exitCode = runLongTests(['lab/erp'], { ERP_ORDERS: process.argv[2] ?? '1000' });

import { sql } from 'drizzle-orm';

/** The transport of the dispatches `d`, without their carrier. */
export const transportColumns = sql`d.transporter_id, d.transport_mode as mode, d.vehicle, d.docket,
      coalesce(d.docket_day::text, '') as docket_day`;

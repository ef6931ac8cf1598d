// A session at the desk ends after 12 hours.

export const staffSessionHours = 12;

export const isStaffSessionAlive = (createdAt      , now      )          =>
  now.getTime() - createdAt.getTime() < staffSessionHours * 3_600_000;

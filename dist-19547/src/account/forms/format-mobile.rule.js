/** A mobile number in E.164 is shown with spaces, '+91 98200 12345'; any other text stays as it is. */
export function formatMobile(e164        )         {
  return e164.replace(india, '$1 $2 $3').replace(gulf, '$1 $2 $3 $4');
}

const india = /^(\+91)(\d{5})(\d{5})$/;
const gulf = /^(\+971)(\d{2})(\d{3})(\d{4})$/;

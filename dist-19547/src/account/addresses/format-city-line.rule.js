/** City, pincode and region are written on one line; a city that is also the emirate is written once. */
export function formatCityLine(city        , pincode        , region        )         {
  const town = [city, pincode].filter(Boolean).join(' ');
  return [town, region !== city && region].filter(Boolean).join(', ');
}

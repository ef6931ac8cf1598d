/** The line below an address: 'Pune 410501, Maharashtra'; where the city is the emirate it is said once. */
export function formatCityLine(city: string, pincode: string, region: string): string {
  const town = [city, pincode].filter(Boolean).join(' ');
  return [town, region !== city && region].filter(Boolean).join(', ');
}

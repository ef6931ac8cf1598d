/** What German catalogues call the kinds of bearings, in capitals, and the words of the kind in English. */
export const germanNames: Readonly<Record<string, readonly string[]>> = {
  RILLENKUGELLAGER: ['DEEP', 'GROOVE', 'BALL'],
  SCHRÄGKUGELLAGER: ['ANGULAR', 'CONTACT', 'BALL'],
  PENDELKUGELLAGER: ['SELF', 'ALIGNING', 'BALL'],
  ZYLINDERROLLENLAGER: ['CYLINDRICAL', 'ROLLER'],
  NADELLAGER: ['NEEDLE'],
  PENDELROLLENLAGER: ['SPHERICAL', 'ROLLER'],
  KEGELROLLENLAGER: ['TAPERED', 'ROLLER'],
  AXIALLAGER: ['THRUST'],
};

                                         

export const snr = {
  name: 'SNR',
  brands: ['SNR'],
  suffixes: [{ text: 'E', on: 'b', seal: 'RS', source: 'maker SNR' }],
  examples: { '6205E': '6205-RS', '6205EE': '6205-2RS' },
}                ;

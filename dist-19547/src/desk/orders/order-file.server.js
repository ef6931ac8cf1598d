                                                                                

export const toFileReply = ({ fileName, pdf }             ) => ({
  success: true         ,
  file_name: fileName,
  media_type: 'application/pdf',
  content: pdf.toString('base64'),
});

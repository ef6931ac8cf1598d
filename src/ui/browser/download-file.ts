/** `content` is base64. */
export type FileReply = { file_name: string; media_type: string; content: string };

export function downloadFile(file: FileReply): void {
  const bytes = Uint8Array.from(atob(file.content), (letter) => letter.charCodeAt(0));
  const address = URL.createObjectURL(new Blob([bytes], { type: file.media_type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = file.file_name;
  link.click();
  URL.revokeObjectURL(address);
}

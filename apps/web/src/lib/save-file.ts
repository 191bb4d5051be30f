/** Milliseconds until the object URL is revoked: some browsers start the download well after the click. */
const keptMs = 60_000;

/** Saves a text as a file download. */
export function saveFile({ fileName, mediaType, content }: { fileName: string; mediaType: string; content: string }) {
  const url = URL.createObjectURL(new Blob([content], { type: mediaType }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), keptMs);
}

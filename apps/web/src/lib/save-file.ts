/** How long the file can be fetched: some browsers begin well after the click. */
const keptMs = 60_000;

/** Lets the browser save a text as a file. */
export function saveFile({ fileName, mediaType, content }: { fileName: string; mediaType: string; content: string }) {
  const url = URL.createObjectURL(new Blob([content], { type: mediaType }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), keptMs);
}

import { InvalidInput } from '../domain/errors.ts';

/** The contract's forms have one part; this leaves some slack. */
const mostParts = 8;
const mostHeaderBytes = 2048;
/** Maximum length by RFC 2046. */
const boundaryOf = /^multipart\/form-data;(?:.*;)?\s*boundary=(?:"([^"\r\n]{1,70})"|([^\s;"]{1,70}))\s*(?:;|$)/i;

const lineEnd = '\r\n';
const headerEnd = '\r\n\r\n';

const notAForm = () => new InvalidInput('request.notAForm');

/** Position where the headers of a part end, searched only up to the size limit. */
function endOfHeaders(form: Buffer, start: number): number {
  const end = form.subarray(start, start + mostHeaderBytes).indexOf(headerEnd);
  if (end < 0) throw notAForm();
  return start + end;
}

function isFile(headers: string, name: string): boolean {
  const disposition = /^content-disposition: *form-data(;.*)$/im.exec(headers)?.[1] ?? '';
  return /;\s*name="([^"]*)"/i.exec(disposition)?.[1] === name && /;\s*filename\*?=/i.test(disposition);
}

/**
 * A file of a multipart form (RFC 7578), as a view into the form's bytes. Each byte is scanned once, and a form with more
 * than eight parts is rejected, so parsing time is bounded.
 *
 * @returns null when the form has no file with that name
 * @throws InvalidInput when it is not a multipart form
 */
export function fileOf(form: Buffer, contentType: string, name: string): Buffer | null {
  const [, quoted, plain] = boundaryOf.exec(contentType) ?? [];
  const delimiter = Buffer.from(`--${quoted ?? plain ?? ''}`, 'latin1');
  if (delimiter.length === 2 || !form.subarray(0, delimiter.length).equals(delimiter)) throw notAForm();
  const partEnd = Buffer.concat([Buffer.from(lineEnd), delimiter]);
  let found: Buffer | null = null;
  let position = delimiter.length;
  for (let part = 0; form.toString('latin1', position, position + 2) !== '--'; part += 1) {
    if (part === mostParts || form.toString('latin1', position, position + 2) !== lineEnd) throw notAForm();
    const headersEnd = endOfHeaders(form, position);
    const start = headersEnd + headerEnd.length;
    const end = form.indexOf(partEnd, headersEnd + lineEnd.length);
    if (end < 0) throw notAForm();
    const isWanted = isFile(form.toString('utf8', position, headersEnd), name);
    if (isWanted) found ??= form.subarray(start, Math.max(start, end));
    position = end + partEnd.length;
  }
  return found;
}

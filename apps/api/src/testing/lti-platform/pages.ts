/** The page of a course, which shows a link in a frame and keeps values for the tool (LTI Client Side postMessages). */
export const coursePage = (
  frame: string,
  origin: string,
) => `<!doctype html><html lang="en"><title>English 1</title><h1>English 1</h1>
<iframe title="Rehearse" src="${frame.replaceAll('&', '&amp;')}" width="600" height="400"></iframe>
<script>
  const values = new Map();
  addEventListener('message', ({ origin, source, data }) => {
    if (origin !== ${JSON.stringify(origin)}) return;
    const { subject, message_id, key, value } = data;
    if (subject === 'lti.put_data') values.set(key, value);
    source.postMessage({ subject: subject + '.response', message_id, key, value: values.get(key) }, origin);
  });
</script></html>`;

/** The page that posts a message to the tool. */
export const postingPage = (
  to: string,
  fields: Readonly<Record<string, string>>,
) => `<!doctype html><html lang="en"><title>Launch</title>
<form method="post" action="${to}">${Object.entries(fields)
  .map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`)
  .join('')}</form><script>document.forms[0].submit();</script></html>`;

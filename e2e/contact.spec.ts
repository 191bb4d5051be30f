import { expect, test } from './support/test.ts';

interface Mail {
  to: string;
  subject: string;
  text: string;
}

const message = (text: string) => `${text} (${process.pid}-${Date.now()})`;

test('a message reaches the operator', async ({ page }) => {
  const text = message('The sound of a question stops in the middle.');
  await page.goto('/contact-us');
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByText('Enter your name.')).toBeVisible();
  await expect(page.getByLabel('Name')).toBeFocused();
  await page.getByLabel('Name').fill('Lin Yu');
  await page.getByRole('textbox', { name: 'Email' }).fill('lin');
  await expect(page.getByText('Enter an email address such as name@example.org.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Email' }).fill('lin@example.org');
  await page.getByLabel('Message', { exact: true }).fill(text);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you. Your message was sent.' })).toBeFocused();
  await expect(page.getByText('We will reply to lin@example.org.')).toBeVisible();

  await expect
    .poll(async () => {
      const reply = await page.request.get('/dev/mailbox', { headers: { accept: 'application/json' } });
      return ((await reply.json()) as Mail[]).find((mail) => mail.text.includes(text));
    })
    .toMatchObject({ to: 'operator@example.org', text: expect.stringContaining('lin@example.org') });

  await page.reload();
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('');
});

test('the message survives a failure and a reload, and is sent once', async ({ page }) => {
  const text = message('A message that has to wait.');
  await page.goto('/contact-us');
  await page.getByLabel('Name').fill('Lin Yu');
  await page.getByRole('textbox', { name: 'Email' }).fill('lin@example.org');
  await page.getByLabel('Message', { exact: true }).fill(text);
  const keys: (string | undefined)[] = [];
  await page.route('**/api/public/contact', async (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    if (keys.length > 1) return route.continue();
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('alert')).toContainText('Your message was not sent');
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue(text);
  await page.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you. Your message was sent.' })).toBeVisible();
  expect(keys).toEqual([expect.any(String), keys[0]]);
  const reply = await page.request.get('/dev/mailbox', { headers: { accept: 'application/json' } });
  expect(((await reply.json()) as Mail[]).filter((mail) => mail.text.includes(text))).toHaveLength(1);

  await page.getByRole('button', { name: 'Write another message' }).click();
  await page.getByLabel('Message', { exact: true }).fill('A draft');
  await page.reload();
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('A draft');
  await expect(page.getByLabel('Name')).toHaveValue('Lin Yu');
});

test('length limits are shown while typing', async ({ page }) => {
  await page.goto('/contact-us');
  await page.getByLabel('Message', { exact: true }).fill('x'.repeat(5001));
  await expect(page.getByText('5,001 of 5,000 characters')).toBeVisible();
  await expect(page.getByText('The message is too long. Use at most 5,000 characters.')).toBeVisible();
});

test('a job opening links to a prefilled message', async ({ page }) => {
  await page.goto('/careers');
  await page.getByRole('link', { name: 'UI designer' }).click();
  await expect(page).toHaveURL('/job-details/ui-designer');
  await expect(page).toHaveTitle(/^UI designer/);
  await page.getByRole('link', { name: 'Apply with the contact form' }).click();
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue(
    'I would like to apply for this job: UI designer.\n\n',
  );
  await page.goto('/job-details/astronaut');
  await expect(page.getByRole('heading', { name: 'This job is not open' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'All open jobs' }).last().click();
  await expect(page).toHaveURL('/careers');
});

test('the map loads nothing from a tile server', async ({ page, baseURL }) => {
  const others: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '')) others.push(request.url());
  });
  await page.goto('/contact-us');
  await expect(page.getByRole('img', { name: /^Street map of Grand Canal Dock/ })).toBeVisible();
  await expect(page.getByText('Example', { exact: true })).toHaveCount(4);
  expect(others).toEqual([]);
});

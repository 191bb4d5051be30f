import { sampleOffer } from '@rehearse/practice-machines/ai-correction';
import { defaultPracticeSettings } from '@rehearse/practice-machines/protocol';
import { createFakeVoiceDesk } from '@rehearse/practice-machines/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { listedCorrections } from '../ai-correction/corrections.fixtures.ts';
import {
  emptyHistory,
  learner,
  learnerWithoutPlan,
  payments,
  practiceHistory,
  restedHistory,
  schoolLearner,
  sessions,
} from './profile.fixtures.ts';
import { ProfileScreen } from './profile-screen.tsx';

const meta = {
  title: 'Screens/Profile',
  component: ProfileScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    account: { phase: 'ready', value: learner },
    onRetryAccount: fn(),
    payments: { phase: 'ready', value: payments },
    onRetryPayments: fn(),
    history: { phase: 'ready', value: practiceHistory(30) },
    onRetryHistory: fn(),
    period: 30,
    onPeriodChange: fn(),
    settings: defaultPracticeSettings,
    onSettingsChange: fn(),
    language: 'en',
    onLanguageChange: fn(),
    theme: 'system',
    onThemeChange: fn(),
    voices: createFakeVoiceDesk(),
    ai: { phase: 'absent' },
    onRetryAi: fn(),
    consentChange: { phase: 'idle' },
    onConsentChange: fn(),
    exportHref: '#export',
    passwordChange: { phase: 'idle' },
    onPasswordChange: fn(),
    sessions: { phase: 'ready', value: sessions },
    onRetrySessions: fn(),
    sessionEnding: { phase: 'idle' },
    onEndSession: fn(),
    signOutEverywhere: { phase: 'idle' },
    onSignOutEverywhere: fn(),
    onLogout: fn(),
    deletion: { phase: 'idle' },
    onDelete: fn(),
  },
} satisfies Meta<typeof ProfileScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const failed = { phase: 'failed', failure: { code: 'network', message: '' } } as const;

export const Ready: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('VIP until December 21, 2026 · 30 days left')).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: 'RH-7KQ2MZ4XWP' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Last 90 days' }));
    await expect(args.onPeriodChange).toHaveBeenCalledWith(90);
    await userEvent.click(canvas.getByRole('radio', { name: 'Exam' }));
    await expect(args.onSettingsChange).toHaveBeenCalledWith({ mode: 'exam', timeFactor: 1 });
    await userEvent.click(canvas.getByRole('radio', { name: '×1.5' }));
    await expect(args.onSettingsChange).toHaveBeenCalledWith({ mode: 'timed', timeFactor: 1.5 });
    await userEvent.click(canvas.getByRole('button', { name: 'Log out everywhere' }));
    await expect(args.onSignOutEverywhere).toHaveBeenCalledOnce();
  },
};

/** With an AI service: consent can be withdrawn, and the latest corrections are listed. */
export const WithAiCorrections: Story = {
  args: { ai: { phase: 'ready', value: { offer: sampleOffer, corrections: listedCorrections } } },
  play: async ({ canvas, args }) => {
    const section = within(canvas.getByRole('region', { name: 'AI corrections' }));
    await expect(section.getByText('Example AI (api.example.org)')).toBeVisible();
    await expect(section.getByRole('link', { name: 'Write About the Photo' })).toHaveAttribute(
      'href',
      '/corrections/9',
    );
    await userEvent.click(section.getByRole('switch', { name: /^Allow sending answers/ }));
    await expect(args.onConsentChange).toHaveBeenCalledWith(false);
  },
};
export const ConsentNotSaved: Story = {
  args: {
    ai: { phase: 'ready', value: { offer: { ...sampleOffer, hasConsent: false }, corrections: [] } },
    consentChange: failed,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Your choice was not saved:/)).toBeVisible();
    await expect(canvas.getByText('You haven’t asked for an AI correction yet.')).toBeVisible();
  },
};

export const ChartsInWords: Story = {
  play: async ({ canvas }) => {
    const slider = await canvas.findByRole('slider', { name: 'Answers per day' });
    await expect(slider).toHaveAttribute('aria-valuetext', 'Saturday, November 21: 8 answers');
    fireEvent.change(slider, { target: { value: '28' } });
    await expect(slider).toHaveAttribute('aria-valuetext', 'Friday, November 20: 11 answers');
    fireEvent.change(slider, { target: { value: '0' } });
    await expect(slider).toHaveAttribute('aria-valuetext', 'Friday, October 23: 0 answers');
    const scores = canvas.getAllByRole('group', { name: 'Average score per day' })[0] as HTMLElement;
    await expect(within(scores).getByRole('slider')).toHaveAttribute('aria-valuetext', 'Saturday, November 21: 78%');
    await userEvent.click(within(scores).getByText('Show as a table'));
    await expect(within(scores).getByRole('row', { name: 'Friday, November 20 80%' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /^Interactive Reading\s+9 71%$/ })).toBeVisible();
  },
};

export const NinetyDays: Story = {
  args: { period: 90, history: { phase: 'ready', value: practiceHistory(90) } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('slider', { name: 'Answers per day' })).toHaveAttribute('max', '89');
  },
};
export const NothingPracticed: Story = {
  args: { history: { phase: 'ready', value: emptyHistory } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Start practicing' })).toHaveAttribute('href', '/practice');
  },
};
export const NothingInThisPeriod: Story = {
  args: { history: { phase: 'ready', value: restedHistory } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No answers in this period.')).toBeVisible();
  },
};
export const WithoutPlan: Story = {
  args: { account: { phase: 'ready', value: learnerWithoutPlan }, payments: { phase: 'ready', value: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/pricing');
    await expect(canvas.getByText('You have no payments yet.')).toBeVisible();
  },
};
export const Loading: Story = {
  args: {
    account: { phase: 'loading' },
    payments: { phase: 'loading' },
    history: { phase: 'loading' },
    settings: null,
  },
};
export const AccountFailed: Story = {
  args: { account: failed },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetryAccount).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('rowheader', { name: 'RH-7KQ2MZ4XWP' })).toBeVisible();
  },
};
export const PaymentsFailed: Story = {
  args: { payments: failed },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetryPayments).toHaveBeenCalledOnce();
  },
};
export const HistoryFailed: Story = {
  args: { history: failed },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetryHistory).toHaveBeenCalledOnce();
    await expect(canvas.getByText('lin@example.org')).toBeVisible();
  },
};

/** A host without account calls: only the settings are left. */
export const NoAccount: Story = {
  args: { account: { phase: 'absent' }, payments: { phase: 'absent' }, history: { phase: 'absent' } },
  play: async ({ canvas }) => {
    const regions = canvas.getAllByRole('region').map((region) => within(region).getByRole('heading', { level: 2 }));
    await expect(regions.map(({ textContent }) => textContent)).toEqual(['Settings', 'Voices']);
    await expect(await canvas.findByRole('combobox', { name: 'British English' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /delete/i })).toBeNull();
  },
};
export const ChangingThePassword: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Current password'), 'a quiet library');
    await userEvent.type(canvas.getByLabelText('New password'), 'another library');
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'an other library{Enter}');
    await expect(canvas.getByText('Password and confirm password must match.')).toBeVisible();
    await expect(args.onPasswordChange).not.toHaveBeenCalled();
    await userEvent.clear(canvas.getByLabelText('Confirm password'));
    await userEvent.type(canvas.getByLabelText('Confirm password'), 'another library{Enter}');
    await expect(args.onPasswordChange).toHaveBeenCalledWith({
      currentPassword: 'a quiet library',
      newPassword: 'another library',
    });
  },
};
export const PasswordSaving: Story = { args: { passwordChange: { phase: 'saving' } } };
export const PasswordWrong: Story = {
  args: {
    passwordChange: {
      phase: 'failed',
      failure: { code: 'password.wrong', message: '', field: 'currentPassword' },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Current password')).toHaveAccessibleDescription('This is not your password.');
    await expect(canvas.getByLabelText('Current password')).toHaveFocus();
  },
};
export const PasswordRefused: Story = {
  args: {
    passwordChange: {
      phase: 'failed',
      failure: { code: 'password.tooShort', message: '', field: 'newPassword', params: { min: 8 } },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('New password')).toHaveAccessibleDescription(/Use at least 8 characters\./);
  },
};
export const PasswordFailed: Story = {
  args: {
    passwordChange: {
      phase: 'failed',
      failure: { code: 'request.tooMany', message: '', params: { seconds: 60 } },
    },
  },
};
export const PasswordChanged: Story = {
  args: { passwordChange: { phase: 'done' } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Your password was changed, and all your other devices are logged out.'),
    ).toBeVisible();
    await expect(canvas.getByLabelText('Current password')).toHaveValue('');
  },
};
export const LogOutEverywhereSaving: Story = { args: { signOutEverywhere: { phase: 'saving' } } };
export const LogOutEverywhereFailed: Story = {
  args: { signOutEverywhere: { phase: 'failed', failure: { code: 'network', message: '' } } },
};

const openDeletion: Story['play'] = async ({ canvas }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Delete account…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete your account?' });
  await waitFor(() => expect(dialog).toBeVisible());
};
export const Deleting: Story = {
  play: async (context) => {
    await openDeletion(context);
    const dialog = within(screen.getByRole('dialog'));
    await expect(dialog.getByRole('button', { name: 'Delete for good' })).toBeDisabled();
    await userEvent.type(dialog.getByLabelText('Your password'), 'a quiet library{Enter}');
    await expect(context.args.onDelete).toHaveBeenCalledWith({ password: 'a quiet library' });
  },
};
/** An account that a school's platform made has no mailbox and no password; a typed word confirms its deletion. */
export const OfASchool: Story = {
  args: { account: { phase: 'ready', value: schoolLearner } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Green Hill School')).toBeVisible();
    await expect(canvas.queryByText(/school\.invalid/)).toBeNull();
    await expect(canvas.queryByLabelText('Current password')).toBeNull();
    await expect(canvas.getByRole('region', { name: 'Devices' })).toBeVisible();
  },
};
export const DeletingAtASchool: Story = {
  args: { account: { phase: 'ready', value: schoolLearner } },
  play: async (context) => {
    await openDeletion(context);
    const dialog = within(screen.getByRole('dialog'));
    const submit = dialog.getByRole('button', { name: 'Delete for good' });
    const word = dialog.getByLabelText('Type “delete” to confirm');
    await userEvent.type(word, 'delet{Enter}');
    await expect(submit).toBeDisabled();
    await expect(context.args.onDelete).not.toHaveBeenCalled();
    await userEvent.type(word, 'e');
    await expect(submit).toBeEnabled();
    await userEvent.keyboard('{Enter}');
    await expect(context.args.onDelete).toHaveBeenCalledWith({ confirmed: true });
  },
};
export const DeletionKept: Story = {
  play: async (context) => {
    await openDeletion(context);
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Keep my account' }));
    await expect(screen.queryByRole('dialog')).toBeNull();
    await expect(context.args.onDelete).not.toHaveBeenCalled();
  },
};
export const DeletionSaving: Story = { args: { deletion: { phase: 'saving' } }, play: openDeletion };
export const DeletionWrongPassword: Story = {
  args: { deletion: { phase: 'failed', failure: { code: 'password.wrong', message: '', field: 'password' } } },
  play: async (context) => {
    await openDeletion(context);
    await expect(screen.getByLabelText('Your password')).toHaveAccessibleDescription('This is not your password.');
  },
};
export const DeletionFailed: Story = {
  args: { deletion: { phase: 'failed', failure: { code: 'network', message: '' } } },
  play: openDeletion,
};

export const EndingASession: Story = {
  play: async ({ canvas, args }) => {
    const devices = canvas.getAllByRole('listitem').filter((item) => within(item).queryByRole('button'));
    await expect(devices).toHaveLength(3);
    await expect(within(devices[0] as HTMLElement).getByText('This device')).toBeVisible();
    await expect(canvas.getByText('Chrome on Windows')).toBeVisible();
    const end = canvas.getByRole('button', { name: 'Log out Safari on iPhone' });
    end.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onEndSession).toHaveBeenCalledWith(sessions[1]);
    await userEvent.click(canvas.getByRole('button', { name: 'Log out Unknown device' }));
    await expect(args.onEndSession).toHaveBeenLastCalledWith(sessions[2]);
  },
};
export const SessionEnding: Story = { args: { sessionEnding: { phase: 'saving', sessionId: 'b' } } };
export const SessionEnded: Story = {
  args: { sessions: { phase: 'ready', value: sessions.slice(0, 2) }, sessionEnding: { phase: 'done' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The device was logged out.')).toBeVisible();
  },
};
export const SessionsFailed: Story = {
  args: { sessions: failed },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetrySessions).toHaveBeenCalledOnce();
  },
};
/** A host that does not list sessions: logging out still works. */
export const WithoutSessions: Story = {
  args: { sessions: { phase: 'absent' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Where you are logged in')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Log out everywhere' })).toBeVisible();
  },
};

/** Elements that overflow the page to the right, apart from scroll containers. */
function wider(page: HTMLElement): string[] {
  const edge = document.documentElement.clientWidth + 0.5;
  const scrolls = (element: Element) => ['auto', 'scroll', 'hidden'].includes(getComputedStyle(element).overflowX);
  const isHeld = (element: Element | null): boolean =>
    element !== null && element !== page && (scrolls(element) || isHeld(element.parentElement));
  return [...page.querySelectorAll('*')]
    .filter((element) => element.getBoundingClientRect().right > edge && !isHeld(element.parentElement))
    .map((element) => `${element.tagName} ${element.className}: ${element.textContent}`);
}

/** On the narrowest phones, nothing is wider than the screen. */
export const NarrowPhone: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('slider', { name: 'Answers per day' });
    await expect(document.documentElement.clientWidth).toBe(320);
    await waitFor(() => expect(wider(canvasElement)).toEqual([]));
  },
};

export const InChinese: Story = { globals: { language: 'zh' }, args: { language: 'zh' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

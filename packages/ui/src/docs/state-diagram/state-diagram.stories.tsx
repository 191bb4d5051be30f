import { audioPlayerMachine } from '@rehearse/practice-machines/audio-player';
import { dictationMachine } from '@rehearse/practice-machines/dictation';
import { letterBoxesMachine } from '@rehearse/practice-machines/letter-boxes';
import { loginMachine } from '@rehearse/practice-machines/login';
import { passwordResetMachine } from '@rehearse/practice-machines/password-reset';
import { questionBrowserMachine } from '@rehearse/practice-machines/question-browser';
import { questionSessionMachine } from '@rehearse/practice-machines/question-session';
import { recorderMachine } from '@rehearse/practice-machines/recorder';
import { registrationMachine } from '@rehearse/practice-machines/registration';
import { sessionMachine } from '@rehearse/practice-machines/session';
import { speakingMachine } from '@rehearse/practice-machines/speaking';
import { wordBookMachine } from '@rehearse/practice-machines/word-book';
import { wordJudgementMachine } from '@rehearse/practice-machines/word-judgement';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateDiagram } from './state-diagram.tsx';

export default { title: 'Machines/All', component: StateDiagram, tags: ['!autodocs'] } satisfies Meta<
  typeof StateDiagram
>;
type Story = StoryObj<typeof StateDiagram>;

export const AudioPlayer: Story = { args: { machine: audioPlayerMachine } };
export const Dictation: Story = { args: { machine: dictationMachine } };
export const LetterBoxes: Story = { args: { machine: letterBoxesMachine } };
export const Login: Story = { args: { machine: loginMachine } };
export const PasswordReset: Story = { args: { machine: passwordResetMachine } };
export const QuestionBrowser: Story = { args: { machine: questionBrowserMachine } };
export const QuestionSession: Story = { args: { machine: questionSessionMachine } };
export const Recorder: Story = { args: { machine: recorderMachine } };
export const Registration: Story = { args: { machine: registrationMachine } };
export const Session: Story = { args: { machine: sessionMachine } };
export const Speaking: Story = { args: { machine: speakingMachine } };
export const WordBook: Story = { args: { machine: wordBookMachine } };
export const WordJudgement: Story = { args: { machine: wordJudgementMachine } };

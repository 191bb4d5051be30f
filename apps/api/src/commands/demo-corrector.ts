/** `npm run demo:corrector`: a stand-in for AI services on this machine, to try AI corrections without a key. */
import { correct } from '@rehearse/correction';
import { demonstrationModel } from '../services/corrections/services.ts';
import { createDemonstration } from './demo/server.ts';

const port = Number(process.env.DEMO_CORRECTOR_PORT || 8090);

// loads the lexicon, so that the first answer doesn't wait for it
correct('Hello.');
const server = createDemonstration();
server.once('error', (error) => {
  console.error(
    `The demonstration can't listen on port ${port}: ${error.message}. Set DEMO_CORRECTOR_PORT to another.`,
  );
  process.exitCode = 1;
});
server.listen(port, '127.0.0.1', () => {
  const settings = (service: string) =>
    `${service}_API_URL=http://127.0.0.1:${port}/v1 ${service}_API_MODEL=${demonstrationModel} ${service}_NAME=Demonstration ${service}_KEPT_DAYS=0`;
  console.log(`The demonstration of AI services is running. Start the server with it in another terminal:

  ${settings('CORRECTION')} npm start

or, for speech as well (it does not listen: every transcript is the same example):

  ${settings('CORRECTION')} ${settings('TRANSCRIPTION')} npm start
`);
});

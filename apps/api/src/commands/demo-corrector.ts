/** `npm run demo:corrector`: a stand-in for a correction service on this machine, to try AI corrections without a key. */
import { demonstrationModel } from '../services/corrections/services.ts';
import { createDemonstration } from './demo/server.ts';

const port = Number(process.env.DEMO_CORRECTOR_PORT || 8090);

const server = createDemonstration();
server.once('error', (error) => {
  console.error(
    `The demonstration can't listen on port ${port}: ${error.message}. Set DEMO_CORRECTOR_PORT to another.`,
  );
  process.exitCode = 1;
});
server.listen(port, '127.0.0.1', () => {
  console.log(`The demonstration of a correction service is running. Start the server with it in another terminal:

  CORRECTION_API_URL=http://127.0.0.1:${port}/v1 CORRECTION_API_MODEL=${demonstrationModel} CORRECTION_NAME=Demonstration CORRECTION_KEPT_DAYS=0 npm start
`);
});

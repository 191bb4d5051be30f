export { assertContract, operationOf } from './contract.ts';
export { createTestDatabase, storeKinds, type TestDatabase } from './databases.ts';
export { createFakeSpeech, createMemoryFiles } from './fakes.ts';
export { dump, type Filling, fillSchema, learnerTablesOf, readSchema } from './fill-schema.ts';
export { mailedCode, wrongCode } from './mailed-code.ts';
export {
  type Received,
  type Sending,
  type SignedIn,
  startTestServer,
  type TestClock,
  type TestOptions,
  type TestServer,
} from './server.ts';

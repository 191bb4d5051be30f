export type { ApiClient, ApiSession } from './api-client.ts';
export {
  ApiError,
  type ApiErrorDetails,
  type ClientErrorCode,
  clientErrorCodes,
  unwrap,
  unwrapIfAny,
} from './api-error.ts';
export { createApiClient } from './create-api-client.ts';
export { type FailedDelivery, failedDelivery, isTransient } from './delivery.ts';
export * from './generated/index.ts';
export { isPage } from './is-page.ts';
export { lacksCall, NotOffered } from './lacks-call.ts';
export { renewToken } from './renew-token.ts';
export { withRefresh } from './with-refresh.ts';

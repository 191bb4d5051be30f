export {
  ApiError,
  type ApiErrorDetails,
  type ClientErrorCode,
  clientErrorCodes,
  unwrap,
  unwrapIfAny,
} from './api-error.ts';
export { type ApiClient, type ApiSession, createApiClient } from './create-api-client.ts';
export * from './generated/index.ts';
export { renewToken } from './renew-token.ts';
export { withRefresh } from './with-refresh.ts';

import { Coming } from '../coming.tsx';

export function Component() {
  return <Coming page="pricing" />;
}

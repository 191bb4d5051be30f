import { Exercise } from './exercise';

export default function Page() {
  return <Exercise />;
}

// JavaScript, because it is published as it is: bundlers resolve its import in the page that embeds it.
import { alignReading } from '@rehearse/speech-alignment';

self.onmessage = ({ data }) => self.postMessage(alignReading(data));

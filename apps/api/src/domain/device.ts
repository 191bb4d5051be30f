/** What a client says it is; null where it does not say, or nothing that we know. */
export interface Device {
  browser: string | null;
  system: string | null;
}

/** A client that does not say. */
export const unknownDevice: Device = { browser: null, system: null };

/** Order matters: many name those whose pages they want to be given as well. */
const browsers: readonly (readonly [string, RegExp])[] = [
  ['WeChat', /MicroMessenger\//],
  ['QQ Browser', /MQQBrowser\/|QQBrowser\//],
  ['UC Browser', /UCBrowser\//],
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\/|\bOPT\/|Opera\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Huawei Browser', /HuaweiBrowser\//],
  ['Firefox', /Firefox\/|FxiOS\//],
  ['Chrome', /Chrome\/|CriOS\/|Chromium\//],
  ['Safari', /Version\/[\d.]+.*Safari\//],
];

const systems: readonly (readonly [string, RegExp])[] = [
  ['HarmonyOS', /HarmonyOS|OpenHarmony/],
  ['Windows', /Windows NT|Windows Phone/],
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /Macintosh|Mac OS X/],
  ['Linux', /Linux/],
];

const nameIn = (names: readonly (readonly [string, RegExp])[], text: string) =>
  names.find(([, pattern]) => pattern.test(text))?.[0] ?? null;

/** Browser and system by their names, from the `User-Agent` header. Versions are left out: they would tell more than a list needs. */
export function deviceOf(userAgent: string | null): Device {
  const text = (userAgent ?? '').slice(0, 500);
  return { browser: nameIn(browsers, text), system: nameIn(systems, text) };
}

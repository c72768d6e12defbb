import { t } from '#domain/texts/t.ts'

/** First what others only claim to be: every Edge says that it is Chrome, every Chrome that it is Safari. */
const browsers: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const systems: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bLinux\b/, 'Linux'],
]

/** What a browser says of itself, in words: "Firefox on Windows". */
export function deviceName(userAgent: string | null): string {
  const browser = browsers.find(([sign]) => sign.test(userAgent ?? ''))?.[1]
  const system = systems.find(([sign]) => sign.test(userAgent ?? ''))?.[1]
  if (browser === undefined)
    return system === undefined
      ? t('An unknown device')
      : t('An app on {system, select, Chromebook {a Chromebook} Mac {a Mac} other {{system}}}', {
          system,
        })
  return system === undefined
    ? browser
    : t('{browser} on {system, select, Chromebook {a Chromebook} Mac {a Mac} other {{system}}}', {
        browser,
        system,
      })
}

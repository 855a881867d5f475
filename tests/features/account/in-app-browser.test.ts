import { expect, test } from 'vitest'
import { isInAppBrowser } from '#features/account/in-app-browser.ts'

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const ANDROID = 'Mozilla/5.0 (Linux; Android 14; SM-A546B'

test.each([
  ['Instagram', `${IPHONE} Mobile/15E148 Instagram 350.0.0 (iPhone15,2; iOS 18_5)`],
  ['an app that nobody has listed, on an iPhone', `${IPHONE} Mobile/15E148 BizimSuper/3.1`],
  ['a bare view on an iPhone', `${IPHONE} Mobile/15E148`],
  [
    'an app that nobody has listed, on Android',
    `${ANDROID}; wv) AppleWebKit/537.36 Version/4.0 Chrome/137.0 Mobile Safari/537.36`,
  ],
  ['LinkedIn', `${ANDROID}) AppleWebKit/537.36 Chrome/137.0 Mobile Safari/537.36 [LinkedInApp]`],
])('recognises %s as a browser inside an app', (_, userAgent) => expect(isInAppBrowser(userAgent)).toBe(true))

test.each([
  ['Safari', `${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`],
  ['Chrome on an iPhone', `${IPHONE} CriOS/137.0 Mobile/15E148 Safari/604.1`],
  ['Firefox on an iPhone', `${IPHONE} FxiOS/139.0 Mobile/15E148 Safari/605.1.15`],
  ['Chrome on Android', `${ANDROID}) AppleWebKit/537.36 Chrome/137.0 Mobile Safari/537.36`],
  ['Samsung Internet', `${ANDROID}) AppleWebKit/537.36 SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36`],
  ['Firefox on a desktop', 'Mozilla/5.0 (X11; Linux x86_64; rv:139.0) Gecko/20100101 Firefox/139.0'],
])('does not take %s for a browser inside an app', (_, userAgent) => expect(isInAppBrowser(userAgent)).toBe(false))

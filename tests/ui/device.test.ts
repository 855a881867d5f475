import { expect, test } from 'vitest'
import { isPhoneOrTablet } from '#ui/device.ts'

const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156.0 Safari/537.36'

test.each([
  ['a phone by its agent', { userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0)', width: 390, hovers: false }, true],
  [
    'a tablet lying on its side',
    { userAgent: 'Mozilla/5.0 (Linux; Android 16; SM-X810)', width: 1_280, hovers: true },
    true,
  ],
  [
    'a small screen that cannot hover (an iPad says it is a Mac)',
    { userAgent: DESKTOP, width: 1_024, hovers: false },
    true,
  ],
  ['a narrow desktop window', { userAgent: DESKTOP, width: 500, hovers: true }, false],
  ['a large touch screen', { userAgent: DESKTOP, width: 1_025, hovers: false }, false],
])('decides if a device is a phone or tablet: %s', (_what, device, expected) => {
  expect(isPhoneOrTablet(device)).toBe(expected)
})

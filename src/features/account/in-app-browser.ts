/** Browsers inside of apps, in which Google refuses to sign anybody in (docs/product/04-coming-in.md#44-browsers-inside-of-apps). */
const MARKS = /Instagram|FBAN|FBAV|FB_IAB|WhatsApp|Line\/|MicroMessenger|TikTok|musical_ly|Snapchat|Twitter|; wv\)/

export const isInAppBrowser = (userAgent: string): boolean => MARKS.test(userAgent)

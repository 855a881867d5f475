/** Browsers inside apps, in which Google refuses every sign-in (product 4.4). */
const NAMED =
  /Instagram|FBAN|FBAV|FB_IAB|WhatsApp|Line\/|MicroMessenger|TikTok|musical_ly|Snapchat|Twitter|Pinterest|LinkedInApp/
/** Android's view for pages inside an app. */
const ANDROID_VIEW = /; wv\)/
/** On an iPhone every browser's user agent names Safari; that of a view inside an app does not. */
const IPHONE_VIEW = /\((?:iPhone|iPad|iPod)[^)]*\)(?!.*Safari\/)/

export const isInAppBrowser = (userAgent: string): boolean =>
  [NAMED, ANDROID_VIEW, IPHONE_VIEW].some((mark) => mark.test(userAgent))

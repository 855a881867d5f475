/** Browsers inside of apps, in which Google refuses to sign anybody in (product 4.4). */
const NAMED =
  /Instagram|FBAN|FBAV|FB_IAB|WhatsApp|Line\/|MicroMessenger|TikTok|musical_ly|Snapchat|Twitter|Pinterest|LinkedInApp/
/** A view of Android that an app shows pages in. */
const ANDROID_VIEW = /; wv\)/
/** On an iPhone every browser says Safari; a view inside of an app does not. */
const IPHONE_VIEW = /\((?:iPhone|iPad|iPod)[^)]*\)(?!.*Safari\/)/

export const isInAppBrowser = (userAgent: string): boolean =>
  [NAMED, ANDROID_VIEW, IPHONE_VIEW].some((mark) => mark.test(userAgent))

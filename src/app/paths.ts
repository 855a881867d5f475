/** Every address of the app. */
export const PATHS = {
  landing: '/',
  about: '/about',
  privacy: '/privacy',
  terms: '/terms',
  refund: '/refund',
  cookies: '/cookies',
  consent: '/consent',
  dashboard: '/dashboard',
  createStory: '/create-story',
  myStories: '/my-stories',
} as const

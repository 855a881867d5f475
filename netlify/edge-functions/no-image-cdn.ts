/**
 * Closes `/.netlify/images`, which every site of the platform has: it would serve `/media/{key}` in any size and store
 * it in caches that no erasure reaches. We store pictures in the sizes that we serve (packages/media/picture.ts), so
 * our pages never request it.
 */
export default (): Response =>
  new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' } })

/**
 * `/.netlify/images`, which every site of the platform has, is closed: it would serve `/media/{key}` in any size and keep it in caches
 * that no erasure reaches. Ours are made in the sizes that are served (packages/media/picture.ts), so nothing of ours asks for it.
 */
export default (): Response =>
  new Response(null, { status: 404, headers: { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff' } })

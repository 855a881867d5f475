/** The child and the fox out of the forest's book, cut out: where a page has little to say. */
export function CastPicture() {
  return <img className="cast-picture" src="/landing/cast.webp" width={720} height={592} alt="" decoding="async" />
}

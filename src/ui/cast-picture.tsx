/** The child and the fox, cut out of the forest book, for pages with little text. */
export function CastPicture() {
  return <img className="cast-picture" src="/landing/cast.webp" width={720} height={592} alt="" decoding="async" />
}

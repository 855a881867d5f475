/** The child with the star and the fox, cut out: where a page has little to say. */
export function CastPicture() {
  return (
    <img
      className="cast-picture"
      src="/landing/forest-cast-small.webp"
      width={720}
      height={509}
      alt=""
      decoding="async"
    />
  )
}

/** A message that no client sends; its connection is closed. */
export class MalformedMessage extends Error {
  override name = 'MalformedMessage'
}

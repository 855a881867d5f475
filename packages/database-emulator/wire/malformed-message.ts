/** An invalid message; the receiver closes its connection. */
export class MalformedMessage extends Error {
  override name = 'MalformedMessage'
}

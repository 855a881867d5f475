import { WebSocket } from 'ws'

interface Message {
  readonly t: string
  readonly d: {
    readonly r?: number
    readonly a?: string
    readonly b?: { readonly s?: string; readonly p?: string; readonly d?: unknown }
  }
}

/** A client of the wire protocol without the SDK's bookkeeping, so that a bench measures the server. */
export class WireClient {
  readonly #socket: WebSocket
  readonly #answers = new Map<number, (status: string) => void>()
  #requests = 0
  onPush: (path: string, data: unknown) => void = () => {}

  private constructor(socket: WebSocket) {
    this.#socket = socket
    socket.on('message', (data) => this.#take(JSON.parse(String(data)) as Message))
  }

  /** @param url `ws://HOST:PORT` */
  static connect(url: string, namespace: string): Promise<WireClient> {
    const socket = new WebSocket(`${url}/.ws?v=5&ns=${namespace}`)
    const client = new WireClient(socket)
    return new Promise((resolve, reject) => socket.once('open', () => resolve(client)).once('error', reject))
  }

  /** @throws Error for any status but `ok` */
  request(action: string, body: object): Promise<void> {
    const number = (this.#requests += 1)
    this.#socket.send(JSON.stringify({ t: 'd', d: { r: number, a: action, b: body } }))
    return new Promise((resolve, reject) => {
      this.#answers.set(number, (status) => (status === 'ok' ? resolve() : reject(new Error(`${action}: ${status}`))))
    })
  }

  close(): void {
    this.#socket.close()
  }

  #take({ t, d }: Message): void {
    if (t !== 'd') return
    if (d.r === undefined) {
      this.onPush(d.b?.p ?? '', d.b?.d)
      return
    }
    this.#answers.get(d.r)?.(d.b?.s ?? '')
    this.#answers.delete(d.r)
  }
}

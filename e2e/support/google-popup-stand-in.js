/**
 * Stands in for https://apis.google.com/js/api.js, which a machine without a network cannot load: the part of
 * `gapi.iframes` with which firebase/auth (in the page) and the Auth emulator's frame speak to each other.
 * Runs in the browser; the product's own code is unchanged.
 */
;(() => {
  const { window, document } = globalThis
  const FRAME_STYLE = 'position:absolute;top:-100px;width:1px;height:1px'
  const PING_MS = 50

  /** One end of a conversation between a page and its frame, by postMessage. */
  const peerOf = (otherWindow) => {
    const handlers = new Map([['ping', () => 'pong']])
    const waiting = new Map()

    window.addEventListener('message', async ({ data, source }) => {
      const message = data?.gapiStandIn
      if (!message || source !== otherWindow()) return
      if (message.answerTo) {
        waiting.get(message.answerTo)?.([message.result])
        waiting.delete(message.answerTo)
      } else if (handlers.has(message.name)) {
        const result = await handlers.get(message.name)(message.data)
        source.postMessage({ gapiStandIn: { answerTo: message.id, result } }, '*')
      }
    })

    const send = (name, data, callback) => {
      const id = globalThis.crypto.randomUUID()
      if (callback) waiting.set(id, callback)
      otherWindow().postMessage({ gapiStandIn: { id, name, data } }, '*')
    }
    return {
      register: (name, handler) => handlers.set(name, handler),
      send,
      restyle: () => Promise.resolve(),
      ping: (callback) =>
        new Promise((resolve) => {
          const timer = setInterval(() => {
            send('ping', null, () => {
              clearInterval(timer)
              callback?.()
              resolve()
            })
          }, PING_MS)
        }),
    }
  }

  const context = {
    getParentIframe: () => (context.parent ??= peerOf(() => window.parent)),
    open: (options, callback) => {
      const frame = document.createElement('iframe')
      frame.src = options.url
      frame.style.cssText = FRAME_STYLE
      options.where.append(frame)
      return callback(peerOf(() => frame.contentWindow))
    },
  }

  window.gapi = {
    load: (_libraries, options) => (options.callback ?? options)(),
    iframes: { Iframe: function Iframe() {}, CROSS_ORIGIN_IFRAMES_FILTER: {}, getContext: () => context },
  }

  const onload = new URL(document.currentScript.src).searchParams.get('onload')
  ;(onload ? window[onload] : window.gapi_onload)?.()
})()

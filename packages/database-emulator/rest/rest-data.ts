import type { IncomingMessage } from 'node:http'
import { toJson } from '../tree/json.ts'
import type { Json } from '../tree/json.ts'
import { setAt, updateAt } from '../write-operation.ts'
import { pushKey } from './push-key.ts'
import type { RestAnswer } from './rest-answer.ts'
import type { RestContext } from './rest-context.ts'
import { RestError } from './rest-error.ts'
import { read } from './rest-read.ts'
import { jsonFrom, textBodyOf } from './rest-request.ts'
import type { RestRequest } from './rest-request.ts'
import { write } from './rest-write.ts'

/** Answers a request for data. @throws RestError */
export async function answerData(
  message: IncomingMessage,
  request: RestRequest,
  context: RestContext,
): Promise<RestAnswer> {
  const { method, path } = request
  if (method === 'GET') return read(request, context)
  if (method === 'DELETE') return write(setAt(path, null), '', request, context, () => null)
  if (method !== 'PUT' && method !== 'POST' && method !== 'PATCH')
    throw new RestError(405, `Method ${method} is not supported`)

  const text = await textBodyOf(message)
  const value = bodyFrom(text)
  switch (method) {
    case 'PUT':
      return write(setAt(path, value), text, request, context, ([written = null]) => toJson(written))
    case 'POST': {
      const name = pushKey(context.namespace.clock())
      return write(setAt([...path, name], value), text, request, context, () => ({ name }))
    }
    case 'PATCH': {
      const values = valuesFrom(value)
      const keys = Object.keys(values)
      return write(updateAt(path, values), text, request, context, (written) =>
        Object.fromEntries(keys.map((key, index) => [key, toJson(written[index] ?? null)])),
      )
    }
  }
}

function bodyFrom(text: string): Json {
  if (text === '') throw new RestError(400, 'Error: No data supplied.')
  return jsonFrom(text)
}

function valuesFrom(body: Json): Readonly<Record<string, Json>> {
  if (body === null || typeof body !== 'object' || Array.isArray(body)) {
    throw new RestError(
      400,
      "Invalid data; couldn't parse JSON object. Are you sending a JSON object with valid key names?",
    )
  }
  return body as Readonly<Record<string, Json>>
}

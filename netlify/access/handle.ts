/**
 * The wrapper of all functions: it checks the caller against the table (table.ts), parses the body, turns a thrown
 * error into an answer and a line of the log, and sends alarms to a person.
 */
import type { Context } from '@netlify/functions'
import * as v from 'valibot'
import { Problem, type ProblemCode } from '#domain/problem.ts'
import { countAddress } from '#netlify/accounts/address-limit.ts'
import { callerOf, requireRecentSignIn, requireUnrevoked, type Caller } from '#netlify/accounts/caller.ts'
import { countToday } from '#netlify/accounts/daily-limit.ts'
import { requireAppCheck } from '#netlify/clients/app-check.ts'
import { readJob } from '#netlify/clients/job-queue.ts'
import { withProblemResponse, withRepetition } from '#netlify/monitoring/wrap-function.ts'
import { clientAddress } from '#netlify/platform/client-address.ts'
import { jsonAnswer, readAs, requireJson, requireOwnPage } from '#netlify/platform/http.ts'
import { readInternalCall, type InternalFunction } from '#netlify/platform/internal-call.ts'
import { rowOf, type FunctionBehind, type FunctionName, type Proof } from './table.ts'

interface Call<Body> {
  request: Request
  /** Null if unknown. */
  address: string | null
  nowMs: number
  body: Body
}

interface PersonCall<Body> extends Call<Body> {
  caller: Caller
}

interface Handling<Name extends FunctionName, Body> {
  name: Name
  /** Schema of the JSON. Absent: the function has no body, or reads it by itself. */
  body?: v.GenericSchema<unknown, Body>
  /** Thrown if the body does not match; 'bad-request' by default. */
  otherwise?: ProblemCode
  /** The wrapper sends an object that is no Response as JSON, with `success: true`. */
  answer: (call: Name extends FunctionBehind<'person'> ? PersonCall<Body> : Call<Body>) => Promise<Response | object>
}

type Handler = (request: Request, context?: Context) => Promise<Response>

/** @returns the handler that the platform calls */
export function handle<Name extends FunctionName, Body = null>(handling: Handling<Name, Body>): Handler {
  const { name, answer } = handling
  const { door, methods = ['POST'], background } = rowOf(name)
  const wrap = background ? withRepetition : withProblemResponse
  return wrap(name, async (request, context) => {
    if (!(methods as readonly string[]).includes(request.method))
      throw new Problem('method-not-allowed', `${request.method} is not answered here`)
    const asked = { request, address: clientAddress(request, context), nowMs: Date.now() }
    const call = door === 'person' ? await askPerson(handling, asked) : await askOthers(handling, asked)
    const answered = await answer(call as Parameters<typeof answer>[0])
    return answered instanceof Response ? answered : jsonAnswer({ success: true, ...answered })
  })
}

type Asked = Omit<Call<null>, 'body'>

async function askPerson<Body>(
  { name, body: schema, otherwise }: Pick<Handling<FunctionName, Body>, 'name' | 'body' | 'otherwise'>,
  asked: Asked,
): Promise<PersonCall<Body | null>> {
  const { anHour, aDay, asks = [] } = rowOf(name)
  const { request, address, nowMs } = asked
  requireOwnPage(request)
  const caller = await callerOf(request)
  if (anHour) await countAddress(address, anHour, nowMs)
  // This check comes after the count, because it asks the identity provider, and each such call costs money.
  await requireProofs(asks, caller, nowMs)
  const body = schema ? await readAs(request, schema, problemOf(name, otherwise)) : null
  if (aDay) await countToday(caller.uid, aDay, nowMs)
  return { ...asked, body, caller }
}

async function askOthers<Body>(
  { name, body: schema, otherwise }: Pick<Handling<FunctionName, Body>, 'name' | 'body' | 'otherwise'>,
  asked: Asked,
): Promise<Call<Body | null>> {
  const { door, fromOwnPages, fromOurApp, anHour, queued } = rowOf(name)
  const { request, address, nowMs } = asked
  if (door === 'ourselves') {
    const job = await (queued ? readJob : readInternalCall)(name as InternalFunction, request)
    return { ...asked, body: schema ? v.parse(schema, job) : null }
  }
  if (fromOwnPages) requireOwnPage(request)
  if (fromOwnPages && schema) requireJson(request)
  if (fromOurApp) await requireAppCheck(request)
  if (anHour) await countAddress(address, anHour, nowMs)
  return { ...asked, body: schema ? await readAs(request, schema, problemOf(name, otherwise)) : null }
}

const problemOf = (name: FunctionName, code: ProblemCode = 'bad-request') => new Problem(code, `Not a body of ${name}`)

/**
 * Checks the proofs that a row asks of a person. @throws Problem 'sign-in-too-old', or 'not-signed-in' if the session
 * was revoked
 */
export async function requireProofs(asks: readonly Proof[], caller: Caller, nowMs: number): Promise<void> {
  if (asks.includes('recent')) requireRecentSignIn(caller, nowMs)
  if (asks.includes('unrevoked')) await requireUnrevoked(caller)
}

/** Compares the findings of `npm audit --json` with the exceptions. */
import * as v from 'valibot'
import type { Exception } from './exceptions.ts'

const advisorySchema = v.object({
  url: v.string(),
  title: v.string(),
  severity: v.string(),
  name: v.string(),
  range: v.string(),
})
type Advisory = v.InferOutput<typeof advisorySchema>

/** Version 2. `via` contains an advisory, or the name of another package through which one applies. */
const reportSchema = v.object({
  vulnerabilities: v.record(v.string(), v.object({ via: v.array(v.union([v.string(), advisorySchema])) })),
})
const refusalSchema = v.object({ statusCode: v.number() })

export type Verdict = { isAnswered: true; problems: string[] } | { isAnswered: false; why: string }

/** @param json npm's output @returns sentences about what to fix; `isAnswered: false` if npm got no answer */
export function judgeReport(json: string, exceptions: readonly Exception[]): Verdict {
  const printed = v.safeParse(v.pipe(v.string(), v.parseJson()), json)
  const report = v.safeParse(reportSchema, printed.output)
  if (!report.success) {
    const refusal = v.safeParse(refusalSchema, printed.output)
    return {
      isAnswered: false,
      why: refusal.success ? `the registry answers ${refusal.output.statusCode}` : 'npm could not ask the registry',
    }
  }
  const found = new Map<string, Advisory>()
  for (const { via } of Object.values(report.output.vulnerabilities)) {
    for (const one of via) if (typeof one !== 'string') found.set(idOf(one), one)
  }
  const excepted = new Set(exceptions.map(({ advisory }) => advisory))
  return {
    isAnswered: true,
    problems: [
      ...[...found]
        .filter(([id]) => !excepted.has(id))
        .map(([id, { name, range, severity, title }]) => `${name} ${range}: ${title} (${severity}, ${id})`),
      ...[...excepted].filter((id) => !found.has(id)).map((id) => `The exception for ${id} is needed no more.`),
    ],
  }
}

const idOf = ({ url }: Advisory): string => url.split('/').at(-1) ?? url

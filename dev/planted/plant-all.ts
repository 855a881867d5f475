/** Plants faults one after the other, runs the finder of each, and says which are found. */
import { readFileSync } from 'node:fs'
import { environmentOf, isBrowserOnly, type Environment } from './environment.ts'
import { VITEST_PARTS, type Fault, type Finder, type Part, type VitestPart } from './faults.ts'
import { overall, runFinder, runTogether, type Outcome } from './run-finder.ts'
import { killAll } from './run-limited.ts'
import { createTree, patchFile, type Tree } from './tree.ts'

const PARTS: readonly Part[] = [...VITEST_PARTS, 'e2e']

type Verdict = { is: 'found'; by: string } | { is: 'lost'; because: string }

interface Setup {
  tree: Tree
  environment: Environment
}

/** @returns how many were found. @throws where the tree cannot be made */
export async function plantAll(faults: readonly Fault[], ref: string): Promise<number> {
  const tree = createTree(ref)
  const setup: Setup = { tree, environment: environmentOf(tree.folder) }
  const tidyUp = async () => {
    await setup.environment.stop()
    tree.remove()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => {
      killAll()
      void tidyUp().finally(() => process.exit(1))
    })
  try {
    let found = 0
    for (const part of PARTS)
      found += await plantPart(
        part,
        faults.filter(({ finder }) => finder.part === part),
        setup,
      )
    return found
  } finally {
    await tidyUp()
  }
}

async function plantPart(part: Part, faults: readonly Fault[], setup: Setup): Promise<number> {
  if (faults.length === 0) return 0
  console.log(`\n── ${part}: ${faults.length} ──`)
  const reds = await redWithoutFault(faults, setup)
  const found: Fault[] = []
  for (const fault of faults) {
    const begunMs = Date.now()
    const red = reds.get(keyOf(fault.finder))
    const verdict: Verdict =
      red === undefined
        ? await plant(fault, setup)
        : { is: 'lost', because: `its finder is red without any fault: ${red}` }
    if (verdict.is === 'found') found.push(fault)
    say(fault, verdict, Date.now() - begunMs)
  }
  return found.length - (needsEnvironment(part) ? await doubtful(found, setup) : 0)
}

function say({ name, finder, breaks }: Fault, verdict: Verdict, ms: number): void {
  const how = `(${finder.part}, ${Math.round(ms / 1_000)} s)`
  if (verdict.is === 'found') console.log(`found  ${name}  ${how}  by '${verdict.by}'`)
  else console.log(`LOST   ${name}  ${how}  ${breaks}: ${verdict.because}`)
}

const needsEnvironment = (part: Part): boolean => part === 'functions' || part === 'e2e'
const isVitest = (part: Part): part is VitestPart => part !== 'e2e'
const keyOf = (finder: Finder): string => JSON.stringify(finder)
const findersOf = (faults: readonly Fault[]): Finder[] => [
  ...new Map(faults.map(({ finder }) => [keyOf(finder), finder])).values(),
]

/** A finder that is red without a fault finds nothing. @param faults of one part. @returns why each of those is red */
async function redWithoutFault(faults: readonly Fault[], { tree, environment }: Setup): Promise<Map<string, string>> {
  const reds = new Map<string, string>()
  const finders = findersOf(faults)
  const part = finders[0]?.part
  if (part === undefined) return reds
  const env = needsEnvironment(part) ? await environment.env() : {}
  const where = { folder: tree.folder, env, name: `clean-${part}` }
  const note = (finder: Finder, outcome: Outcome) => {
    const red = whyRed(outcome)
    if (red !== null) reds.set(keyOf(finder), red)
  }
  if (isVitest(part)) {
    const outcomes = await runTogether(part, finders, where)
    for (const finder of finders)
      note(finder, overall(new Map([...outcomes].filter(([file]) => finder.files.includes(file)))))
  } else for (const finder of finders) note(finder, await runFinder(finder, where, { isPlanted: false }))
  return reds
}

/** @returns null for a run in which all is well */
function whyRed({ passed, failed, trouble }: Outcome): string | null {
  const [first] = failed
  if (first !== undefined) return `'${first}' fails`
  return trouble ?? (passed === 0 ? 'it runs no test' : null)
}

async function plant(fault: Fault, setup: Setup): Promise<Verdict> {
  const { tree } = setup
  const refused = tree.plant(fault.name)
  if (refused !== null) return { is: 'lost', because: `its patch does not apply any more (${refused})` }
  try {
    if (fault.finder.part === 'functions') return await plantInFunctions(fault, setup)
    if (fault.finder.part === 'e2e') return await plantInApp(fault, setup)
    return await find(fault, tree, {})
  } catch (error) {
    return { is: 'lost', because: error instanceof Error ? error.message : String(error) }
  } finally {
    tree.undo()
  }
}

/** Most of these tests import the functions themselves: the environment that runs is used first, and built with the fault if they pass. */
async function plantInFunctions(fault: Fault, { tree, environment }: Setup): Promise<Verdict> {
  const verdict = await find(fault, tree, await environment.env())
  if (verdict.is === 'found') return verdict
  return withFreshEnvironment(environment, async () => find(fault, tree, await environment.env()))
}

async function plantInApp(fault: Fault, { tree, environment }: Setup): Promise<Verdict> {
  if (!isBrowserOnly(filesOf(fault.name)))
    return withFreshEnvironment(environment, async () => find(fault, tree, await environment.env()))
  const isBuilt = await environment.buildApp()
  return isBuilt
    ? find(fault, tree, await environment.env())
    : { is: 'lost', because: 'the app cannot be built with it' }
}

async function withFreshEnvironment<Result>(environment: Environment, act: () => Promise<Result>): Promise<Result> {
  await environment.stop()
  try {
    return await act()
  } finally {
    await environment.stop()
  }
}

async function find({ name, finder }: Fault, tree: Tree, env: Readonly<Record<string, string>>): Promise<Verdict> {
  const { failed, trouble } = await runFinder(finder, { folder: tree.folder, env, name }, { isPlanted: true })
  const [by] = failed
  return by === undefined ? { is: 'lost', because: trouble ?? 'every test of its finder passes' } : { is: 'found', by }
}

const filesOf = (name: string): string[] =>
  [...readFileSync(patchFile(name), 'utf8').matchAll(/^\+\+\+ b\/(.+)$/gm)].map(([, file = '']) => file)

/**
 * A test that fails may leave its environment in disorder. A finder that is red afterwards, without a fault, has proved nothing.
 * @param found of one part. @returns how many of them are in doubt
 */
async function doubtful(found: readonly Fault[], setup: Setup): Promise<number> {
  if (found.some(({ finder }) => finder.part === 'e2e')) await setup.environment.buildApp()
  const reds = await redWithoutFault(found, setup)
  let count = 0
  for (const fault of found) {
    const red = reds.get(keyOf(fault.finder))
    if (red === undefined) continue
    count += 1
    say(fault, { is: 'lost', because: `its finder is red without any fault since: ${red}` }, 0)
  }
  return count
}

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

/** @returns the number of found faults. @throws if the tree cannot be made */
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
  const tell = (fault: Fault, verdict: Verdict, begunMs: number) => {
    if (verdict.is === 'found') found.push(fault)
    say(fault, verdict, Date.now() - begunMs)
  }
  const unfound: Fault[] = []
  for (const fault of faults) {
    const begunMs = Date.now()
    const red = reds.get(keyOf(fault.finder))
    if (red !== undefined) {
      tell(fault, { is: 'lost', because: `its finder is red without any fault: ${red}` }, begunMs)
      continue
    }
    const verdict = await plant(fault, setup, part === 'e2e' ? plantInApp : findHere)
    // Many of these tests import the functions. The others call the served functions, which were built without the
    // fault.
    if (verdict.is === 'lost' && part === 'functions') unfound.push(fault)
    else tell(fault, verdict, begunMs)
  }
  for (const fault of unfound) {
    const begunMs = Date.now()
    tell(fault, await plant(fault, setup, findAnew), begunMs)
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

/**
 * A finder that fails without a fault proves nothing. @param faults of one part. @returns for each failing finder the
 * reason
 */
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

/** @returns null if the run is all right */
function whyRed({ passed, failed, trouble }: Outcome): string | null {
  const [first] = failed
  if (first !== undefined) return `'${first}' fails`
  return trouble ?? (passed === 0 ? 'it runs no test' : null)
}

type Find = (fault: Fault, setup: Setup) => Promise<Verdict>

async function plant(fault: Fault, setup: Setup, findPlanted: Find): Promise<Verdict> {
  const { tree } = setup
  const refused = tree.plant(fault.name)
  if (refused !== null) return { is: 'lost', because: `its patch does not apply any more (${refused})` }
  try {
    return await findPlanted(fault, setup)
  } catch (error) {
    return { is: 'lost', because: error instanceof Error ? error.message : String(error) }
  } finally {
    tree.undo()
  }
}

/** Uses the environment that runs. */
const findHere: Find = async (fault, { tree, environment }) =>
  find(fault, tree, needsEnvironment(fault.finder.part) ? await environment.env() : {})

/** Uses an environment that is built with the fault. */
const findAnew: Find = async (fault, setup) => {
  await setup.environment.stop()
  try {
    return await findHere(fault, setup)
  } finally {
    await setup.environment.stop()
  }
}

const plantInApp: Find = async (fault, setup) => {
  if (!isBrowserOnly(filesOf(fault.name))) return findAnew(fault, setup)
  const isBuilt = await setup.environment.buildApp()
  return isBuilt ? findHere(fault, setup) : { is: 'lost', because: 'the app cannot be built with it' }
}

async function find({ name, finder }: Fault, tree: Tree, env: Readonly<Record<string, string>>): Promise<Verdict> {
  const { failed, trouble } = await runFinder(finder, { folder: tree.folder, env, name }, { isPlanted: true })
  const [by] = failed
  return by === undefined ? { is: 'lost', because: trouble ?? 'every test of its finder passes' } : { is: 'found', by }
}

const filesOf = (name: string): string[] =>
  [...readFileSync(patchFile(name), 'utf8').matchAll(/^\+\+\+ b\/(.+)$/gm)].map(([, file = '']) => file)

/**
 * A failing test may leave its environment in disorder. A finder that fails afterwards, without a fault, has proved
 * nothing.
 * @param found faults of one part. @returns how many of them are in doubt
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

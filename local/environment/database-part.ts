/** Which Realtime Database emulator this machine can run: the official one, else ours. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DATABASE_NAMESPACE } from './variables.ts'
import { HOST } from './ports.ts'
import { projectFolder } from './project-folder.ts'

const OLDEST_JAVA_FOR_OFFICIAL = 21

export interface DatabasePart {
  command: string[]
  description: string
  /** The official emulator is given its rules when it runs; ours reads the file by itself. */
  loadsRulesOverRest: boolean
}

/** @param jar where firebase-tools would look: DATABASE_EMULATOR_BINARY_PATH */
export function databasePart(port: number, jar = process.env.DATABASE_EMULATOR_BINARY_PATH): DatabasePart {
  if (jar && existsSync(jar) && javaMajor() >= OLDEST_JAVA_FOR_OFFICIAL) {
    return {
      command: ['java', '-jar', jar, '--host', HOST, '--port', String(port)],
      description: 'official emulator',
      loadsRulesOverRest: true,
    }
  }
  return {
    command: [
      'node',
      'packages/database-emulator/main.ts',
      '--host',
      HOST,
      '--port',
      String(port),
      '--rules',
      'database.rules.json',
    ],
    description: 'our emulator (the official one needs Java 21 and DATABASE_EMULATOR_BINARY_PATH)',
    loadsRulesOverRest: false,
  }
}

/** @throws where the emulator refuses the rules, with its reason */
export async function loadRulesOverRest(databaseUrl: string): Promise<void> {
  const answer = await fetch(`${databaseUrl}/.settings/rules.json?ns=${DATABASE_NAMESPACE}`, {
    method: 'PUT',
    headers: { Authorization: 'Bearer owner' },
    body: readFileSync(join(projectFolder, 'database.rules.json')),
  })
  if (!answer.ok) throw new Error(`The database emulator refused database.rules.json: ${await answer.text()}`)
}

/** @returns 0 where there is no Java; the version line reads `openjdk version "21.0.4" …` */
function javaMajor(): number {
  const { stderr } = spawnSync('java', ['-version'], { encoding: 'utf8' })
  return Number(/version "(\d+)/.exec(stderr ?? '')?.[1] ?? 0)
}

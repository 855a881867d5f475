/** `npm run ops -- build-rules`: database.rules.json, from the conditions in ops/rules. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadRules } from '#packages/database-emulator/rules/load-rules.ts'
import { projectFolder } from '#local/environment/project-folder.ts'
import { printRules } from './rules/print-rules.ts'
import { rules } from './rules/rules.ts'

const text = printRules(rules)
// An error is shown with its line, before the old file is overwritten.
loadRules(text)
writeFileSync(join(projectFolder, 'database.rules.json'), text)

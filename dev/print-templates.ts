/** `npm run --silent print:templates`: the story templates as JSON, for the import into a real database (docs/deploy.md). */
import { templateRecords } from './seed.ts'

console.log(JSON.stringify(templateRecords(Date.now()), null, 2))

/** `npm run --silent ops -- print-templates`: the story templates as JSON, for the import into a real database (docs/deploy.md). */
import { templateRecords } from '#local/seed.ts'

console.log(JSON.stringify(templateRecords(Date.now()), null, 2))

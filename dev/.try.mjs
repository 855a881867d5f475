import { pressPage } from '#netlify/studio/built-in/illustrator.ts'
import { storyWorlds } from '#stories/library.ts'
import { coverOf, spreadsOf } from '#stories/compose.ts'
import { SAMPLE_FACES } from '#stories/face/sample-children.ts'
for (const world of storyWorlds.slice(0, +process.argv[2] || 1)) for (const age of [3,5,7]) for (const gender of ['female','male']) for (const scene of [coverOf(world), ...spreadsOf(world)]) {
  try { await pressPage([{ name:'Ali', age, gender, drawn: SAMPLE_FACES[gender] }], scene) } catch (e) { console.log(world.id, age, gender, scene.name, e.message) }
}

/** The commands of `npm run ops -- NAME`: each one's file and what it does. */
export interface Command {
  file: string
  about: string
}

export const COMMANDS: Readonly<Record<string, Command>> = {
  audit: { file: 'ops/audit/main.ts', about: 'known faults in the packages that ship' },
  'build-faces': { file: 'ops/build-faces.ts', about: '.local/faces.webp: photos beside drawn portraits' },
  'build-first-second': {
    file: 'ops/build-first-second.ts',
    about: 'the landing page’s first two seconds, on one sheet',
  },
  'build-fonts': { file: 'ops/build-fonts.ts', about: 'the headline’s letters and the fallback fonts of src/ui/fonts' },
  'build-music': { file: 'ops/build-music.ts', about: 'public/music, from the scores in ops/music/themes' },
  'build-rules': { file: 'ops/build-rules.ts', about: 'database.rules.json, from the conditions in ops/rules' },
  'build-share': { file: 'ops/build-share-pictures.ts', about: 'link previews and home screen icons in public' },
  'build-letters': { file: 'ops/build-letters.ts', about: 'letters of covers and sound words, as outlines' },
  'build-stories': { file: 'ops/stories/main.ts', about: 'plates and template media of each tale' },
  'build-voice': { file: 'ops/build-voice-data.ts', about: 'the built-in voice’s data, Turkish only' },
  'check-functions': { file: 'ops/check-functions.ts', about: 'builds as production does and checks what ships' },
  'check-licences': {
    file: 'ops/check-licences/main.ts',
    about: 'every package that ships has a licence and a notice',
  },
  'check-pages': { file: 'ops/check-pages/main.ts', about: 'measures every page of every book in Chromium' },
  'check-traceability': {
    file: 'ops/check-traceability/main.ts',
    about: 'every sentence of the specification names a test or a picture',
  },
  'count-lines': { file: 'ops/count-lines.ts', about: 'lines of code per folder, without tests' },
  'fuzz-rules': { file: 'tests/rules/fuzz-rules.ts', about: 'random cases: database.rules.json against the policy' },
  'judge-rules': {
    file: 'tests/rules/judge-rules.ts',
    about: 'random cases: our evaluator of rules against targaryen',
  },
  'measure-voice': { file: 'ops/measure-voice/main.ts', about: 'measures every clip and the built-in voice' },
  'mutate-rules': {
    file: 'tests/rules/mutate-rules.ts',
    about: 'every rule changed in small ways; the tests must see it',
  },
  'print-sample': { file: 'ops/print-sample/main.ts', about: 'the sample book as a PDF for a press' },
  'print-templates': { file: 'ops/print-templates.ts', about: 'the story templates as JSON, for a real database' },
  'replay-erasures': { file: 'ops/replay-erasures/main.ts', about: 'erases again after a backup was restored' },
}

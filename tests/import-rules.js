/**
 * Import rules between folders, as lint rules that answer with a sentence. `tests/architecture.test.ts` breaks each of
 * them once.
 */

/** @param {string[]} files @param {[regex: string, sentence: string, options?: { allowTypeImports: true }][]} walls */
const folder = (files, walls) => ({
  files,
  ignores: ['packages/*/tests/**'],
  rules: {
    '@typescript-eslint/no-restricted-imports': [
      'error',
      { patterns: walls.map(([regex, message, options]) => ({ regex, message, ...options })) },
    ],
  },
})

const CLIMBS_OUT = ['^\\.\\./\\.\\.', 'Do not climb out of a folder: name the other folder by its # path.']
/** `#packages/…` names the packages that only tools use: emulator, stand-in, simulation. */
const TOOLS = [
  '^#(local|ops|packages)/|/(local|ops|tests|e2e)/',
  'The product does not import its tools: nothing under src, netlify or packages imports local, ops, tests or e2e.',
]
const SERVER = [
  '^#(netlify|studio)/|/netlify/',
  'The browser never imports server code: speak to a function through src/api.',
]
const BROWSER = [
  '^(#(app|features|firebase|api|ui|text)/|firebase(/|$)|react)',
  'The server shares only src/domain and packages with the browser.',
]
const FIREBASE_SDK = [
  '^(firebase|@firebase)(/|$)',
  'One module owns Firebase: import the verbs of src/firebase instead.',
]
const FEATURES = [
  '^#features/',
  'Features do not import one another: move what both need to domain or ui, or let app put them together.',
]
const PORTS = [
  '^#(firebase|api)/',
  'A feature is handed its ways to the database and the functions: app passes the verbs in as one object of ports.',
]
const APP = ['^#app/', 'Only app knows every feature: nothing below it imports it.']
const PRODUCT = [
  '^#|^firebase|^@firebase',
  'flip-book knows no story, feature, text or Firebase: it imports nothing of the product.',
]
/** The flip book receives the pages and the turning hand from outside. */
const flipBook = (part, /** @type {string} */ allowed, /** @type {string} */ sentence) =>
  folder([`packages/flip-book/${part}/**`], [TOOLS, PRODUCT, [`^(?!${allowed})`, sentence]])
const STRIPE_SDK = ['^stripe$', 'One file owns Stripe: call the verbs of netlify/clients/stripe.ts.']
const BLOBS_SDK = ['^@netlify/blobs', 'One file owns Blobs: call the verbs of netlify/clients/blobs.ts.']
/** Matches folders of netlify by their # path or after any number of `../`. @param {string[]} folders */
const server = (...folders) =>
  `^(#netlify|(\\.\\./)*\\.\\.)/(${folders.join('|')})/${folders.includes('studio') ? '|^#studio/' : ''}`
const SUBJECTS = ['orders', 'photos', 'accounts', 'notifications', 'voices', 'links', 'prints']
/** Folders that may import subjects. */
const ABOVE = ['access', 'jobs', 'monitoring', 'functions']
const OTHER_SUBJECTS = [
  server(...SUBJECTS, ...ABOVE),
  'A subject does not import another subject: a function or a job puts them together, or it belongs to media, studio or clients.',
]
/** Functions pass the studio in: an import would pack sharp and the voice into functions that need neither. */
const STUDIO = [
  '^(#netlify|(\\.\\./)+)/?studio/|^#studio/(?!studio\\.ts$)',
  'A subject is handed its studio by a function: it imports only the types in packages/studio/studio.ts.',
]
const INSIDE_STUDIO = [
  'studio/[^/]+/',
  'Functions import the files directly in netlify/studio and packages/studio, not those in their folders.',
]
/** An engine must be usable without this product. */
const ENGINE = [
  '^#(?!domain/|face/|flip-book/|media/|photo/|report$|sound/|stories/|studio/|time-limit$|turkish/|packages/)',
  'An engine imports only packages and src/domain: it knows no order, account or screen.',
]

export const importRules = [
  folder(
    ['src/domain/**'],
    [
      TOOLS,
      SERVER,
      BROWSER,
      ['^(?!\\.|#turkish/|valibot$)', 'domain is pure: it imports nothing but itself, turkish and valibot.'],
    ],
  ),
  folder(
    ['packages/{database-emulator,stripe-stand-in,http-server}/**'],
    [['^#(local|ops)/|/(local|ops|tests|e2e)/', TOOLS[1]], ENGINE],
  ),
  folder(
    ['packages/{faults,photo,sound}/**'],
    [
      TOOLS,
      SERVER,
      ENGINE,
      ['^#(stories|flip-book)/|^react', 'It serves any screen: it knows no story and no component.'],
    ],
  ),
  folder(['packages/turkish/**'], [['^(?!\\./)', 'turkish is pure: it imports nothing.']]),
  folder(
    ['packages/studio/**'],
    [
      TOOLS,
      ENGINE,
      ['^#(flip-book|photo|report|sound)', 'The studio draws, speaks and prints on the server: browsers turn pages.'],
    ],
  ),
  folder(
    ['packages/face/**', 'packages/media/**'],
    [
      TOOLS,
      SERVER,
      BROWSER,
      [
        '^(?!\\.|#domain/|#media/picture\\.ts$|#stories/face/colours\\.ts$|valibot$)',
        'Both sides compute this of photos and clips: it knows domain, and the colours that faces are drawn with.',
      ],
    ],
  ),
  folder(
    ['packages/story-worlds/**'],
    [TOOLS, SERVER, ENGINE, ['^node:|^sharp$', 'Stories are drawn as text for both sides: nothing of Node here.']],
  ),
  folder(
    ['src/firebase/**'],
    [
      TOOLS,
      SERVER,
      FEATURES,
      APP,
      CLIMBS_OUT,
      ['^#(ui|api|text)/', 'firebase gives data: it knows no sentence, no button and no function.'],
    ],
  ),
  folder(
    ['src/api/**'],
    [
      TOOLS,
      SERVER,
      FEATURES,
      APP,
      FIREBASE_SDK,
      CLIMBS_OUT,
      ['^#(ui|text|firebase)/', 'api is handed the ID token and gives data: it knows no sentence and no button.'],
    ],
  ),
  folder(
    ['src/ui/**'],
    [
      TOOLS,
      SERVER,
      FEATURES,
      APP,
      FIREBASE_SDK,
      CLIMBS_OUT,
      ['^#(firebase|api|text|stories)/', 'ui has no words and no data of its own: hand them in as props.'],
    ],
  ),
  folder(
    ['src/text/**'],
    [
      TOOLS,
      SERVER,
      FEATURES,
      APP,
      FIREBASE_SDK,
      CLIMBS_OUT,
      ['^#(firebase|api|ui|stories)/', 'text holds sentences: it may know domain alone.'],
    ],
  ),
  folder(
    ['packages/flip-book/*'],
    [PRODUCT, ['^(?!\\./)', 'The interface of the book is plain TypeScript: React belongs to react/.']],
  ),
  flipBook('geometry', '\\./', 'geometry is arithmetic: it imports nothing but itself.'),
  flipBook(
    'engine',
    '\\./|\\.\\./(geometry/|flip-book-handle\\.ts$)',
    'The engine moves elements that it is given: it knows geometry, and neither React nor pointers.',
  ),
  flipBook(
    'input',
    '\\./|\\.\\./(geometry/|engine/flip-controller\\.ts$)',
    'Pointers speak to the controller alone: input knows geometry, and neither React nor the pages.',
  ),
  flipBook('react', '\\.{1,2}/|react$|react-dom$', 'Of packages the book knows React alone.'),
  {
    // Only engine/page-elements.ts and the turns touch elements, and only engine/animation-clock.ts knows animation
    // times.
    files: ['packages/flip-book/geometry/**', 'packages/flip-book/engine/turn-machine.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['window', 'document', 'Element', 'HTMLElement', 'Animation', 'KeyframeEffect', 'performance'].map(
          (name) => ({
            name,
            message: 'Pure, for tests without a browser: the DOM is the business of engine/page-elements.',
          }),
        ),
      ],
    },
  },
  folder(['src/features/**'], [TOOLS, SERVER, FEATURES, APP, FIREBASE_SDK, PORTS, CLIMBS_OUT]),
  folder(['src/features/*/*'], [TOOLS, SERVER, FEATURES, APP, FIREBASE_SDK, PORTS, ['^\\.\\./', FEATURES[1]]]),
  folder(
    ['src/app/**', 'src/main.tsx', 'src/main-public.ts', 'src/public.tsx'],
    [TOOLS, SERVER, FIREBASE_SDK, CLIMBS_OUT],
  ),
  folder(
    ['netlify/functions/**'],
    [
      TOOLS,
      BROWSER,
      STRIPE_SDK,
      BLOBS_SDK,
      INSIDE_STUDIO,
      ['^sharp$', 'A function parses, checks the caller, calls a subject and answers: pictures belong to studio.'],
    ],
  ),
  folder(
    ['netlify/access/**'],
    [
      TOOLS,
      BROWSER,
      STRIPE_SDK,
      BLOBS_SDK,
      STUDIO,
      [
        server('orders', 'photos', 'jobs', 'functions', 'media', 'links', 'voices', 'prints'),
        'access asks who calls: what they want is the function’s.',
      ],
    ],
  ),
  folder([`netlify/{${SUBJECTS.join()}}/**`], [TOOLS, BROWSER, OTHER_SUBJECTS, STUDIO, STRIPE_SDK, BLOBS_SDK]),
  folder(
    ['netlify/links/**'],
    [
      TOOLS,
      BROWSER,
      [
        server(...SUBJECTS.filter((subject) => subject !== 'voices'), ...ABOVE),
        'A link opens books and voices: of the subjects links knows voices alone.',
      ],
      STUDIO,
      STRIPE_SDK,
      BLOBS_SDK,
    ],
  ),
  folder(
    ['netlify/jobs/**'],
    [
      TOOLS,
      BROWSER,
      STRIPE_SDK,
      BLOBS_SDK,
      STUDIO,
      [
        server('functions', 'monitoring'),
        'A job puts subjects together, on a timer or for a function: it calls no function.',
      ],
    ],
  ),
  folder(
    ['netlify/monitoring/**'],
    [
      TOOLS,
      BROWSER,
      STRIPE_SDK,
      BLOBS_SDK,
      [
        server('orders', 'photos', 'accounts', 'jobs', 'functions', 'studio', 'media'),
        'monitoring wraps what functions do and tells of it by notifications: it does none of it.',
      ],
    ],
  ),
  folder(
    ['netlify/studio/**'],
    [
      TOOLS,
      BROWSER,
      STRIPE_SDK,
      BLOBS_SDK,
      [
        `${server(...SUBJECTS, ...ABOVE, 'media', 'clients', 'platform')}(?!(log|env|webhook-signature)\\.ts$)`,
        'The studio makes pictures and sound: it knows no order, no store and no person.',
      ],
      [
        '/platform/env\\.ts$',
        'The studio is handed its settings, and knows their type alone: it knows no environment.',
        { allowTypeImports: true },
      ],
    ],
  ),
  folder(
    ['netlify/media/**'],
    [
      TOOLS,
      BROWSER,
      STRIPE_SDK,
      BLOBS_SDK,
      [
        server(...SUBJECTS, ...ABOVE, 'studio'),
        'media keeps what subjects store, and serves it: it knows none of them.',
      ],
    ],
  ),
  folder(
    ['netlify/records/**'],
    [
      TOOLS,
      BROWSER,
      STRIPE_SDK,
      BLOBS_SDK,
      [
        server(...SUBJECTS, ...ABOVE, 'studio', 'media'),
        'records has rules about stored records that several subjects need: it knows clients and platform alone.',
      ],
    ],
  ),
  folder(
    ['netlify/clients/**'],
    [
      TOOLS,
      BROWSER,
      [
        server(...SUBJECTS, ...ABOVE, 'studio', 'media', 'records'),
        'A client owns one outside service and knows nothing above it.',
      ],
    ],
  ),
  folder(
    ['netlify/platform/**'],
    [
      TOOLS,
      BROWSER,
      STRIPE_SDK,
      BLOBS_SDK,
      [
        server(...SUBJECTS, ...ABOVE, 'studio', 'media', 'clients', 'records'),
        'platform is the ground floor of the server: requests, answers, settings and logs, whatever they are about.',
      ],
    ],
  ),
]

/**
 * The rooms and the direction of imports, as lint rules that answer with a sentence.
 * `tests/architecture.test.ts` proves that each of them bites.
 */

/** @param {string[]} files @param {[regex: string, sentence: string, options?: { allowTypeImports: true }][]} walls */
const room = (files, walls) => ({
  files,
  rules: {
    '@typescript-eslint/no-restricted-imports': [
      'error',
      { patterns: walls.map(([regex, message, options]) => ({ regex, message, ...options })) },
    ],
  },
})

const CLIMBS_OUT = ['^\\.\\./\\.\\.', 'Do not climb out of a room: name the other room by its # path.']
const DEV = [
  '^#dev/|/dev/|^#?tests/|^#?e2e/',
  'What ships does not know development: nothing under src or netlify imports dev, tests or e2e.',
]
const SERVER = ['^#netlify/|/netlify/', 'The browser never imports server code: speak to a function through src/api.']
const BROWSER = [
  '^(#(app|features|firebase|api|ui|text)/|firebase(/|$)|react)',
  'Functions share only domain, face, media and stories with the browser.',
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
  '^#(?!ui/motion\\.ts$|report$)|^firebase|^@firebase',
  'flip-book is a library: it knows no story, no feature, no text and no Firebase. Of the product it asks ui/motion and report alone.',
]
/** What lies on a page, and who turns it, are handed in. */
const flipBook = (folder, /** @type {string} */ allowed, /** @type {string} */ sentence) =>
  room([`src/flip-book/${folder}/**`], [DEV, PRODUCT, [`^(?!${allowed})`, sentence]])
const STRIPE_SDK = ['^stripe$', 'One file owns Stripe: call the verbs of netlify/clients/stripe.ts.']
const BLOBS_SDK = ['^@netlify/blobs', 'One file owns Blobs: call the verbs of netlify/clients/blobs.ts.']
/** Rooms of netlify, by their # path and by any number of steps up. @param {string[]} rooms */
const rooms = (...rooms) => `^(#netlify|(\\.\\./)*\\.\\.)/(${rooms.join('|')})/`
const SUBJECTS = ['orders', 'photos', 'accounts', 'notifications', 'voices', 'links', 'prints']
/** What stands above the subjects. */
const ABOVE = ['access', 'jobs', 'monitoring', 'functions']
const OTHER_SUBJECTS = [
  rooms(...SUBJECTS, ...ABOVE),
  'A subject does not import another subject: a function or a job puts them together, or it belongs to media, studio or clients.',
]
/** What runs is handed in by the functions: an import would pack sharp and the voice into those that need neither. */
const STUDIO = [
  '/studio/(?!studio\\.ts$)',
  'A subject is handed its studio by a function: of netlify/studio it knows the types in studio.ts.',
]
const INSIDE_STUDIO = [
  '/studio/[^/]+/',
  'What is built in and the providers are the inside of the studio: use the files that lie directly in netlify/studio.',
]

export const boundaries = [
  room(
    ['src/domain/**'],
    [
      DEV,
      SERVER,
      BROWSER,
      ['^#stories/', 'domain is the ground floor: it imports nothing but itself and valibot.'],
      ['^(?!\\.|valibot$)', 'domain is pure: it imports nothing but itself and valibot.'],
    ],
  ),
  room(
    ['src/face/**', 'src/media/**'],
    [
      DEV,
      SERVER,
      BROWSER,
      [
        '^(?!\\.|#domain/|valibot$)',
        'What both sides compute of photos and clips: of the project it knows domain alone.',
      ],
    ],
  ),
  room(
    ['src/stories/**'],
    [DEV, SERVER, BROWSER, ['^node:|^sharp$', 'Stories are drawn as text for both sides: nothing of Node here.']],
  ),
  room(
    ['src/firebase/**'],
    [
      DEV,
      SERVER,
      FEATURES,
      APP,
      CLIMBS_OUT,
      ['^#(ui|api|text)/', 'firebase gives data: it knows no sentence, no button and no function.'],
    ],
  ),
  room(
    ['src/api/**'],
    [
      DEV,
      SERVER,
      FEATURES,
      APP,
      FIREBASE_SDK,
      CLIMBS_OUT,
      ['^#(ui|text|firebase)/', 'api is handed the ID token and gives data: it knows no sentence and no button.'],
    ],
  ),
  room(
    ['src/ui/**'],
    [
      DEV,
      SERVER,
      FEATURES,
      APP,
      FIREBASE_SDK,
      CLIMBS_OUT,
      ['^#(firebase|api|text|stories)/', 'ui has no words and no data of its own: hand them in as props.'],
    ],
  ),
  room(
    ['src/text/**'],
    [
      DEV,
      SERVER,
      FEATURES,
      APP,
      FIREBASE_SDK,
      CLIMBS_OUT,
      ['^#(firebase|api|ui|stories)/', 'text holds sentences: it may know domain alone.'],
    ],
  ),
  room(
    ['src/flip-book/*'],
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
  flipBook('react', '\\.{1,2}/|#ui/motion\\.ts$|#report$|react$|react-dom$', 'Of packages the book knows React alone.'),
  {
    // Only engine/page-elements.ts and the turns touch elements, only engine/animation-clock.ts knows animations' time.
    files: [
      'src/flip-book/geometry/**',
      'src/flip-book/engine/turn-machine.ts',
      'src/flip-book/input/gesture-rules.ts',
    ],
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
  room(['src/features/**'], [DEV, SERVER, FEATURES, APP, FIREBASE_SDK, PORTS, CLIMBS_OUT]),
  room(['src/features/*/*'], [DEV, SERVER, FEATURES, APP, FIREBASE_SDK, PORTS, ['^\\.\\./', FEATURES[1]]]),
  room(
    ['src/app/**', 'src/main.tsx', 'src/main-public.ts', 'src/public.tsx', 'src/report.ts'],
    [DEV, SERVER, FIREBASE_SDK, CLIMBS_OUT],
  ),
  room(
    ['netlify/functions/**'],
    [
      DEV,
      BROWSER,
      STRIPE_SDK,
      BLOBS_SDK,
      INSIDE_STUDIO,
      ['^sharp$', 'A function parses, checks who, calls a room and answers: pictures belong to studio.'],
    ],
  ),
  room(
    ['netlify/access/**'],
    [
      DEV,
      BROWSER,
      STRIPE_SDK,
      BLOBS_SDK,
      STUDIO,
      [
        rooms('orders', 'photos', 'jobs', 'functions', 'media', 'links', 'voices', 'prints'),
        'access asks who calls: what they want is the function’s.',
      ],
    ],
  ),
  room([`netlify/{${SUBJECTS.join()}}/**`], [DEV, BROWSER, OTHER_SUBJECTS, STUDIO, STRIPE_SDK, BLOBS_SDK]),
  room(
    ['netlify/links/**'],
    [
      DEV,
      BROWSER,
      [
        rooms(...SUBJECTS.filter((subject) => subject !== 'voices'), ...ABOVE),
        'A link opens books and voices: of the subjects links knows voices alone.',
      ],
      STUDIO,
      STRIPE_SDK,
      BLOBS_SDK,
    ],
  ),
  room(
    ['netlify/jobs/**'],
    [
      DEV,
      BROWSER,
      STRIPE_SDK,
      BLOBS_SDK,
      STUDIO,
      [
        rooms('functions', 'monitoring'),
        'A job puts subjects together, on a timer or for a function: it calls no function.',
      ],
    ],
  ),
  room(
    ['netlify/monitoring/**'],
    [
      DEV,
      BROWSER,
      STRIPE_SDK,
      BLOBS_SDK,
      [
        rooms('orders', 'photos', 'accounts', 'jobs', 'functions', 'studio', 'media'),
        'monitoring wraps what functions do and tells of it by notifications: it does none of it.',
      ],
    ],
  ),
  room(
    ['netlify/studio/**'],
    [
      DEV,
      BROWSER,
      STRIPE_SDK,
      BLOBS_SDK,
      [
        `${rooms(...SUBJECTS, ...ABOVE, 'media', 'clients', 'platform')}(?!(log|env|webhook-signature)\\.ts$)`,
        'The studio makes pictures and sound: it knows no order, no store and no person.',
      ],
      [
        '/platform/env\\.ts$',
        'The studio is handed its settings, and knows their type alone: it knows no environment.',
        { allowTypeImports: true },
      ],
    ],
  ),
  room(
    ['netlify/media/**'],
    [
      DEV,
      BROWSER,
      STRIPE_SDK,
      BLOBS_SDK,
      [
        rooms(...SUBJECTS, ...ABOVE, 'studio'),
        'media keeps what subjects store, and serves it: it knows none of them.',
      ],
    ],
  ),
  room(
    ['netlify/clients/**'],
    [
      DEV,
      BROWSER,
      [
        rooms(...SUBJECTS, ...ABOVE, 'studio', 'media'),
        'A client owns one outside service and knows nothing above it.',
      ],
    ],
  ),
  room(
    ['netlify/platform/**'],
    [
      DEV,
      BROWSER,
      STRIPE_SDK,
      BLOBS_SDK,
      [
        rooms(...SUBJECTS, ...ABOVE, 'studio', 'media', 'clients'),
        'platform is the ground floor of the server: requests, answers, settings and logs, whatever they are about.',
      ],
    ],
  ),
]

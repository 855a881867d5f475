/**
 * The rooms and the direction of imports, as lint rules that answer with a sentence.
 * `tests/architecture.test.ts` proves that each of them bites.
 */

/** @param {string[]} files @param {[regex: string, sentence: string][]} walls */
const room = (files, walls) => ({
  files,
  rules: {
    'no-restricted-imports': ['error', { patterns: walls.map(([regex, message]) => ({ regex, message })) }],
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
  'Functions share only src/domain and src/stories with the browser.',
]
const FIREBASE_SDK = [
  '^(firebase|@firebase)(/|$)',
  'One module owns Firebase: import the verbs of src/firebase instead.',
]
const FEATURES = [
  '^#features/',
  'Features do not import one another: move what both need to domain or ui, or let app put them together.',
]
const APP = ['^#app/', 'Only app knows every feature: nothing below it imports it.']
const STRIPE_SDK = ['^stripe$', 'One file owns Stripe: call the verbs of netlify/clients/stripe.ts.']
const BLOBS_SDK = ['^@netlify/blobs', 'One file owns Blobs: call the verbs of netlify/clients/blobs.ts.']
const SUBJECTS = [
  '^(#netlify|\\.\\.)/(orders|photos|account|notification|media|functions)/',
  'A subject does not import another subject: a function puts them together, or it belongs to clients or studio.',
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
  room(['src/features/**'], [DEV, SERVER, FEATURES, APP, FIREBASE_SDK, CLIMBS_OUT]),
  room(['src/features/*/*'], [DEV, SERVER, FEATURES, APP, FIREBASE_SDK, ['^\\.\\./', FEATURES[1]]]),
  room(['src/app/**', 'src/main.tsx', 'src/landing.tsx'], [DEV, SERVER, FIREBASE_SDK, CLIMBS_OUT]),
  room(
    ['netlify/functions/**'],
    [
      DEV,
      BROWSER,
      STRIPE_SDK,
      BLOBS_SDK,
      ['^sharp$', 'A function parses, checks who, calls a room and answers: pictures belong to studio.'],
    ],
  ),
  room(['netlify/{orders,photos,account,notification,media}/**'], [DEV, BROWSER, SUBJECTS, STRIPE_SDK, BLOBS_SDK]),
  room(
    ['netlify/sweep/**'],
    [
      DEV,
      BROWSER,
      STRIPE_SDK,
      BLOBS_SDK,
      ['^(#netlify|\\.\\.)/functions/', 'The sweep puts subjects together on a timer: it calls no function.'],
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
        '^(#netlify|\\.\\.)/(orders|photos|account|notification|media|functions|clients)/',
        'The studio makes pictures and sound: it knows no order, no store and no person.',
      ],
    ],
  ),
  room(
    ['netlify/clients/**'],
    [
      DEV,
      BROWSER,
      [
        '^(#netlify|\\.\\.)/(orders|photos|account|notification|media|functions|studio)/',
        'A client owns one outside service and knows nothing above it.',
      ],
    ],
  ),
]

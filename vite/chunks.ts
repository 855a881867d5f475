/**
 * Modules that are always loaded together become one file: without these groups a first visit requests 44 scripts, ten
 * of them below half a kilobyte. Each group contains the modules that it names and all their imports, except those in
 * an earlier group. An entry is never named: its lines would run wherever another entry needs its chunk.
 */
const IN_ORDER = {
  /** Modules that a public page needs before a visitor acts. */
  first: [
    'vite/preload-helper',
    'src/app/as-built.ts',
    'src/app/auth/session-hint.ts',
    'src/app/late-take-over.ts',
    'src/domain/site-paths.ts',
    'src/features/consent/choice-key.ts',
    'src/ui/device-storage.ts',
  ],
  app: [
    'src/app/mount.tsx',
    'src/app/show-app.tsx',
    // These belong to the landing page, and other pages use them too.
    'src/app/analytics/use-page-view.ts',
    'src/app/dialogs/use-reader-dialog.ts',
    'src/app/told-child.ts',
    'src/domain/pricing.ts',
    'src/text/struck-price.ts',
    'src/ui/named-cover.tsx',
    'src/ui/text-field.tsx',
  ],
  account: ['src/app/auth/connected-account.tsx', 'src/features/account/login-success.tsx'],
  'device-database': ['src/ui/device-database.ts'],
  identity: ['src/firebase/auth.ts', 'src/firebase/start.ts'],
  toaster: ['src/ui/toaster.tsx'],
  ui: ['src/ui/'],
  'signed-in': ['src/app/layouts/signed-in-layout.tsx', 'src/app/auth/session-end.ts'],
  'small-book': ['src/features/create-story/hooks/use-preview.ts', 'src/features/create-story/heroes-on-cover.tsx'],
  reader: ['src/app/dialogs/reader-dialog.tsx'],
  shelf: ['src/app/routes/dashboard.tsx'],
}

export const chunkGroups = Object.entries(IN_ORDER).map(([name, parts], index, { length }) => ({
  name,
  priority: length - index,
  test: (id: string) =>
    /\.tsx?$|preload-helper/.test(id) && parts.some((part) => id.replaceAll('\\', '/').includes(part)),
}))

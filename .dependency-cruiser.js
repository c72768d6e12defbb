/** Imports run one way: web/app → web/features → web/ui, web/lib → domain; server → functions → domain. */
/** Tests, and their helpers: beside the code in folders `testing/`, for the whole system in `tests/`. */
const tests = String.raw`\.(test|spec)\.tsx?$|/testing/|^tests/|^web/src/test-setup\.ts$`

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Two modules that need each other are one module, or want a third.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'unresolvable',
      severity: 'error',
      comment: 'An import that leads nowhere.',
      from: {},
      to: { couldNotResolve: true, pathNot: ['^catalogue/build/', String.raw`\?url$`] },
    },
    {
      name: 'domain-stands-alone',
      severity: 'error',
      comment: 'The rules of the business know no library, no platform and no other folder.',
      from: { path: '^domain/', pathNot: tests },
      to: { pathNot: '^domain/' },
    },
    {
      name: 'ui-has-no-product',
      severity: 'error',
      comment: 'The design system knows nothing of recipes, accounts or the backend. It has texts.',
      from: { path: '^web/src/ui/', pathNot: tests },
      to: {
        path: '^(domain|catalogue|functions|server|web/src/(app|features|lib))/',
        pathNot: '^domain/texts/',
      },
    },
    {
      name: 'lib-below-features',
      severity: 'error',
      from: { path: '^web/src/lib/', pathNot: tests },
      to: { path: '^web/src/(app|features|ui)/' },
    },
    {
      name: 'features-below-app',
      severity: 'error',
      from: { path: '^web/src/features/', pathNot: tests },
      to: { path: '^web/src/app/' },
    },
    {
      name: 'features-apart',
      severity: 'error',
      comment: 'A feature never imports another: a screen composes them.',
      from: { path: '^web/src/features/([^/]+)/' },
      to: { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    },
    {
      name: 'rooms-one-way',
      severity: 'error',
      scope: 'folder',
      comment: 'A page may use what several share, and never the other way round.',
      from: { path: '^web/src/app/[^/]+$', pathNot: '/testing$' },
      to: { circular: true },
    },
    {
      name: 'web-needs-no-server',
      severity: 'error',
      comment: 'Of the catalogue the browser takes the built files and the code that reads them.',
      from: { path: '^web/', pathNot: tests },
      to: {
        path: '^(server|functions|catalogue)/',
        pathNot: [String.raw`^catalogue/transport[a-z-]*\.ts$`, '^catalogue/build/'],
      },
    },
    {
      name: 'server-needs-no-web',
      severity: 'error',
      from: { path: '^(server|functions|catalogue|domain)/' },
      to: { path: '^web/' },
    },
    {
      name: 'languages-are-for-hosts-and-builds',
      severity: 'error',
      comment:
        'A browser gets the words of one language, written in by the build, and no catalogue.',
      from: { path: '^(domain|catalogue|functions|web/src)/', pathNot: tests },
      to: { path: '^languages/' },
    },
    {
      name: 'functions-need-no-server',
      severity: 'error',
      from: { path: '^functions/' },
      to: { path: '^(server|web|catalogue)/' },
    },
    {
      name: 'hosted-entries-are-thin',
      severity: 'error',
      comment: 'What is deployed to a hosted project is the handlers, and what they find there.',
      from: { path: '^supabase/functions/' },
      to: { path: '^(server|web|catalogue|scripts)/' },
    },
    {
      name: 'no-tests-in-code',
      severity: 'error',
      comment: 'What runs for a cook never needs a test, nor what only tests need.',
      from: { path: '^(domain|catalogue|functions|server|supabase|web)/', pathNot: tests },
      to: { path: tests },
    },
    {
      name: 'no-development-packages',
      severity: 'error',
      comment: 'What runs for a cook is installed as a dependency.',
      from: { path: '^(domain|catalogue|functions|server|supabase|web/src)/', pathNot: tests },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], pathNot: '@types/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|catalogue/build)/' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js'],
    },
  },
}

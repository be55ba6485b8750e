/** Who may import whom: the table in README.md, held against the real imports. */
const src = (...rooms) => rooms.map((room) => `^src/${room}(/|\\.tsx?$)`)

/** `room` may import itself and `allowed`; of packages, all but `packages` forbids. */
const room = (name, allowed, forbiddenPackages = []) => [
  {
    name: `${name}-imports`,
    severity: 'error',
    comment: `src/${name} may import only itself, ${allowed.join(', ') || 'nothing of ours'}`,
    from: { path: src(name) },
    to: {
      path: '^(src|client|seed|scripts|tests)/',
      pathNot: [...src(name), ...allowed.flatMap((path) => (path.startsWith('client') ? [`^${path}`] : src(path)))],
    },
  },
  ...(forbiddenPackages.length > 0
    ? [
        {
          name: `${name}-packages`,
          severity: 'error',
          from: { path: src(name) },
          to: { path: forbiddenPackages.map((pkg) => `node_modules/${pkg}`) },
        },
      ]
    : []),
]

const ISLANDS = 'client/islands'

module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    { name: 'domain-is-pure', severity: 'error', from: { path: '^src/domain' }, to: { pathNot: '^src/domain' } },
    ...room('urls', ['domain']),
    ...room('db', ['domain', 'urls'], ['hono', 'react']),
    ...room('api-shapes', ['domain', 'urls'], ['hono', 'react', 'drizzle-orm']),
    ...room('seo', ['domain', 'urls'], ['hono', 'react', 'drizzle-orm']),
    ...room('ui', ['domain', 'urls', 'seo', ISLANDS], ['hono', 'drizzle-orm']),
    ...room('render', ['ui', 'seo', 'domain', 'urls', ISLANDS], ['hono', 'drizzle-orm']),
    ...room('http', ['db', 'render', 'ui', 'seo', 'domain', 'urls', 'env', ISLANDS], ['drizzle-orm']),
    {
      name: 'features-do-not-import-each-other',
      severity: 'error',
      comment: 'what two features need moves down to ui, db, seo, http or domain',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'features-imports',
      severity: 'error',
      from: { path: '^src/features/' },
      to: {
        path: '^(src|client|seed|scripts|tests)/',
        pathNot: [
          '^src/features/',
          ...src('db', 'api-shapes', 'seo', 'ui', 'render', 'http', 'domain', 'urls', 'env'),
          `^${ISLANDS}`,
        ],
      },
    },
    ...room('app', ['features', 'http']),
    {
      name: 'islands-imports',
      severity: 'error',
      from: { path: '^client/' },
      to: { path: '^(src|seed|scripts|tests)/', pathNot: src('domain', 'urls') },
    },
    {
      name: 'load-does-not-import-later-steps',
      severity: 'error',
      from: { path: '^seed/load/' },
      to: { path: '^seed/(check|plan|draw|write)/' },
    },
    {
      name: 'seed-imports',
      severity: 'error',
      from: { path: '^(seed|scripts)/' },
      to: {
        path: '^(src|client|tests)/',
        pathNot: [
          '^src/api-shapes/',
          '^src/domain/',
          '^src/(urls|variables)\\.ts$',
          '^src/db/(formats/|(data-format|retry|schema)\\.ts$)',
          '^src/http/caching/tracking-parameters\\.ts$',
        ],
      },
    },
    {
      name: 'src-never-imports-seed',
      severity: 'error',
      from: { path: '^(src|client)/' },
      to: { path: '^(seed|scripts)/' },
    },
    {
      name: 'no-orphans',
      severity: 'error',
      from: { orphan: true, pathNot: ['\\.d\\.ts$', '^client/head\\.ts$', '^src/index\\.ts$', '\\.css$'] },
      to: {},
    },
  ],
  options: {
    // TypeScript 7 has no API that this tool could parse with; swc has.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default', 'types'] },
  },
}

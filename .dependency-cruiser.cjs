/** The rules of the table in README.md, "How the code is organized". */
const src = (...names) => names.map((name) => `^src/${name}(/|\\.tsx?$)`)

const importsOf = (name, allowed, forbiddenPackages = []) => [
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
    ...importsOf('urls', ['domain']),
    ...importsOf('db', ['domain'], ['hono', 'react']),
    ...importsOf('api-shapes', ['domain', 'urls'], ['hono', 'react', 'drizzle-orm']),
    ...importsOf('seo', ['domain', 'urls'], ['hono', 'react', 'drizzle-orm']),
    ...importsOf('ui', ['domain', 'urls', 'seo', ISLANDS], ['hono', 'drizzle-orm']),
    ...importsOf('render', ['ui', 'seo', 'domain', 'urls', ISLANDS], ['hono', 'drizzle-orm']),
    ...importsOf('http', ['db', 'render', 'ui', 'seo', 'domain', 'urls', 'env'], ['drizzle-orm']),
    {
      name: 'features-do-not-import-each-other',
      severity: 'error',
      comment: 'what two features need moves down to ui, db, seo, http or domain',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    ...importsOf('features', ['db', 'api-shapes', 'seo', 'ui', 'render', 'http', 'domain', 'urls', 'env']),
    ...importsOf('app', ['features', 'http']),
    ...importsOf('index', ['app', 'http']),
    ...importsOf('env', ['variables']),
    ...importsOf('variables', []),
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
          '^src/db/(formats/|(retry|schema)\\.ts$)',
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
      from: {
        orphan: true,
        pathNot: ['\\.d\\.ts$', '^tests/bench/workers/', '^client/head\\.ts$', '^src/index\\.ts$', '\\.css$'],
      },
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

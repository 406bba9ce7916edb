/** Who may import whom: the rooms of docs/architecture.md, and the layers of the web app. @type {import('dependency-cruiser').IConfiguration} */

const layers = ['pages', 'features', 'entities', 'shared']
const test = '\\.test\\.tsx?$'

const room = (name, allowed) => ({
  name: `room-${name}`,
  comment: `${name} may import ${allowed.join(', ') || 'libraries only'}`,
  severity: 'error',
  from: { path: `^${name}/`, pathNot: test },
  to: { path: '^(src|server|studio|contract|app\\.config\\.ts)', pathNot: `^(${[name, ...allowed].join('|')})` },
})

export default {
  forbidden: [
    room('contract', ['app\\.config\\.ts']),
    room('studio', []),
    room('server', ['contract', 'studio', 'app\\.config\\.ts']),
    room('src', ['contract', 'app\\.config\\.ts']),
    ...layers.map((layer, index) => ({
      name: `layer-${layer}`,
      comment: 'pages → features → entities → shared, downwards only',
      severity: 'error',
      // The root route frames every page, so it alone reaches up to the app's shell.
      from: { path: `^src/${layer}/`, pathNot: [test, '^src/pages/__root'] },
      to: { path: `^src/(app${index > 0 ? `|${layers.slice(0, index).join('|')}` : ''})/` },
    })),
    ...['features', 'entities'].map((layer) => ({
      name: `slices-${layer}`,
      comment: 'no slice imports its neighbour on the same layer',
      severity: 'error',
      from: { path: `^src/${layer}/([^/]+)/`, pathNot: test },
      to: { path: `^src/${layer}/([^/]+)/`, pathNot: `^src/${layer}/$1/` },
    })),
    {
      name: 'sdk-on-demand',
      comment: 'the code of hosted services and of payments is loaded when one is configured and asked, never at the start',
      severity: 'error',
      from: { path: '^server/', pathNot: test },
      to: { path: 'node_modules/(ai|@ai-sdk/[^/]+|stripe|alipay-sdk)/', dynamic: false, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'drizzle-by-one-file',
      comment: 'Node parses the thousand entries of its package anew for each of its ES modules: platform/database/drizzle.ts asks for the CommonJS build',
      severity: 'error',
      from: { path: '^(server|tests|scripts|benchmarks)/', pathNot: '^server/platform/database/drizzle[.]ts$' },
      to: { path: 'node_modules/drizzle-orm/', dependencyTypesNot: ['type-only'] },
    },
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true, dependencyTypesNot: ['type-only'] } },
    { name: 'no-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^virtual:' } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.gen\\.ts$' },
    parser: 'swc',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { conditionNames: ['import', 'node', 'default'], exportsFields: ['exports'] },
  },
}

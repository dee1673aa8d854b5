// Who may import whom. tests/architecture/boundaries.test.ts breaks every rule once and sees it fire.

const TEST = '\\.test\\.ts$'
const packages = (...names) => `(^|/)node_modules/(@types/)?(${names.join('|')})/`
const DRIVER = packages('better-sqlite3')
const HTTP = `${packages('hono', '@hono')}|^(node:)?(http|https|http2|net)$`
const SHELLS = '(electron|headless|cli)'

/** Code under `folder`, its tests left out. */
const under = (folder) => ({ path: `^${folder}/`, pathNot: TEST })
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

export default {
  forbidden: [
    rule('no-circular', 'Two files that need each other are one file, or three.', {}, { circular: true }),
    rule('no-unresolvable', 'An import must lead somewhere.', {}, { couldNotResolve: true }),
    rule(
      'no-tests-in-code',
      'Only tests import tests.',
      { path: '^src-', pathNot: TEST },
      { path: `${TEST}|^(tests|e2e)/` },
    ),

    rule(
      'shared-pure',
      'src-shared imports itself and zod; the contract also oRPC, kit/hex.ts also honeycomb-grid, kit/markdown also marked.',
      under('src-shared'),
      {
        pathNot: `^src-shared/|${packages('zod', '@orpc/contract', 'honeycomb-grid', 'marked')}`,
      },
    ),
    rule(
      'marked-only-in-markdown',
      'In src-shared only kit/markdown knows marked.',
      { path: '^src-shared/', pathNot: '^src-shared/kit/markdown/' },
      { path: packages('marked') },
    ),
    rule(
      'orpc-only-in-contract',
      'In src-shared only the contract knows oRPC.',
      { path: '^src-shared/', pathNot: '^src-shared/contract/' },
      { path: packages('@orpc') },
    ),
    rule(
      'honeycomb-only-in-hex',
      'In src-shared only kit/hex.ts knows honeycomb-grid.',
      { path: '^src-shared/', pathNot: '^src-shared/kit/hex\\.ts$' },
      { path: packages('honeycomb-grid') },
    ),

    rule(
      'games-pure',
      'Rules import src-shared, each other, zod and a hash in plain TypeScript, nothing that runs on a machine.',
      under('src-main/games'),
      { pathNot: `^(src-shared|src-main/games)/|^node_modules/@noble/hashes/|${packages('zod')}` },
    ),
    rule('games-kit-not-game', 'The kit knows no game.', under('src-main/games/kit'), {
      path: '^src-main/games/',
      pathNot: '^src-main/games/kit/',
    }),
    rule(
      'game-not-another-game',
      'A game never imports another.',
      { path: '^src-main/games/(?!kit/)([^/]+)/' },
      { path: '^src-main/games/(?!kit/)[^/]+/', pathNot: '^src-main/games/$1/' },
    ),
    rule(
      'cluster-pure',
      'The cluster imports src-shared, games/kit, print, the libraries that read and write its files, and Node to unpack.',
      under('src-main/cluster'),
      {
        pathNot: `^(src-shared|src-main/(cluster|print|games/kit))/|^(node:)?zlib$|${packages('zod', 'saxes', 'csv-parse')}`,
      },
    ),
    rule(
      'print-pure',
      'Print lays pages out and writes them: it imports src-shared, its fonts, the PDF library and the order of letters, no game and no use case.',
      under('src-main/print'),
      {
        pathNot: `^(src-shared|src-main/print)/|^(node:)?zlib$|${packages('pdfkit', 'fontkit', '@fontsource', '@fontsource-variable', 'uqr', 'bidi-js')}`,
      },
    ),
    rule(
      'pdfkit-only-in-document',
      'Only print/pdf/document.ts makes a PDF.',
      { path: '^src-', pathNot: `^src-main/print/pdf/document\\.ts$|${TEST}` },
      { path: packages('pdfkit'), dependencyTypesNot: ['type-only'] },
    ),

    rule(
      'journal-pure',
      'The journal’s texts and folders import src-shared, zod and yaml, nothing that runs on a machine.',
      under('src-main/journal'),
      { pathNot: `^(src-shared|src-main/journal)/|${packages('zod', 'yaml')}` },
    ),
    rule(
      'yaml-only-in-yaml-value',
      'What a file says in YAML is foreign: one file reads it, within bounds.',
      { path: '^src-', pathNot: `^src-main/journal/yaml-value\\.ts$|${TEST}` },
      { path: packages('yaml') },
    ),

    rule('db-only-shared', 'The database knows no rules and no use cases.', under('src-main/db'), {
      path: '^src-(main|renderer)/',
      pathNot: '^src-main/db/',
    }),
    rule(
      'database-only-in-db',
      'Drizzle and the driver stay under db.',
      { path: '^src-', pathNot: `^src-main/db/|${TEST}` },
      { path: packages('drizzle-orm', 'drizzle-kit', 'better-sqlite3') },
    ),
    rule(
      'driver-only-in-open-database',
      'Only open-database.ts opens a database; others may name its types.',
      { path: '^src-main/db/', pathNot: `^src-main/db/file/open-database\\.ts$|${TEST}` },
      {
        path: DRIVER,
        dependencyTypesNot: ['type-only'],
      },
    ),

    rule(
      'jsonc-parser-only-in-json-positions',
      'JSON.parse reads; only json-positions.ts asks where a value stands.',
      { path: '^src-', pathNot: '^src-main/services/exchange/json-positions\\.ts$' },
      { path: packages('jsonc-parser') },
    ),
    rule('matches-not-game', 'Matches know what a game is, and none of them.', under('src-main/services/matches'), {
      path: '^src-main/games/(?!kit/)|^src-main/services/games/',
    }),
    rule('services-not-outward', 'Use cases know neither the router nor the hosts.', under('src-main/services'), {
      path: '^src-main/(api|hosts)/',
    }),
    rule(
      'game-services-not-another-game',
      'The use cases of a game know no other game; what follows from one in another is in services/games/glue.',
      { path: '^src-main/services/games/(?!glue/)([^/]+)/', pathNot: TEST },
      { path: '^src-main/(services/)?games/(?!kit/)[^/]+/', pathNot: '^src-main/(services/)?games/$1/' },
    ),
    rule(
      'only-plugins-name-games',
      'Use cases ask the plugins of the games: only game-plugins.ts and the sample campaign name them.',
      {
        path: '^src-main/services/',
        pathNot: `^src-main/services/(games/[^/]+/|games/game-plugins\\.ts$|sample/)|${TEST}`,
      },
      { path: '^src-main/services/games/[^/]+/' },
    ),
    rule(
      'campaign-not-rules',
      'The campaign’s own use cases know the rules of no game.',
      { path: '^src-main/services/((campaign|cluster|journal|kit|nights)/|(history|search)\\.ts$)', pathNot: TEST },
      { path: '^src-main/games/(?!kit/)' },
    ),
    rule(
      'nothing-on-glue',
      'Nothing but the list of games imports what joins two of them.',
      { path: '^src-main/', pathNot: '^src-main/services/games/(glue/|game-plugins\\.ts$)' },
      { path: '^src-main/services/games/glue/' },
    ),
    rule('api-only-services', 'The router calls services and nothing behind them.', under('src-main/api'), {
      path: '^src-main/',
      pathNot: '^src-main/(api|services)/',
    }),
    rule(
      'http-only-in-hosts',
      'Only hosts speak HTTP.',
      { path: '^src-', pathNot: `^src-main/hosts/|${TEST}` },
      { path: HTTP },
    ),
    rule(
      'electron-only-in-its-host',
      'Only hosts/electron imports Electron.',
      { path: '^src-', pathNot: '^src-main/hosts/electron/' },
      { path: packages('electron') },
    ),
    rule(
      'shell-not-another-shell',
      'Electron, headless and the command line know nothing of each other.',
      { path: `^src-main/hosts/${SHELLS}/` },
      {
        path: `^src-main/hosts/${SHELLS}/`,
        pathNot: '^src-main/hosts/$1/',
      },
    ),
    rule(
      'main-not-shell',
      'Nothing else imports a shell.',
      { path: '^src-main/', pathNot: `^src-main/hosts/${SHELLS}/|${TEST}` },
      { path: `^src-main/hosts/${SHELLS}/` },
    ),
    rule(
      'main-not-renderer',
      'Main never imports the renderer.',
      { path: '^src-main/', pathNot: TEST },
      { path: '^src-renderer/' },
    ),

    rule(
      'renderer-not-main',
      'The renderer asks over the contract.',
      { path: '^src-renderer/', pathNot: TEST },
      { path: '^src-main/' },
    ),
    rule(
      'no-node-in-renderer-or-shared',
      'A browser has no Node.',
      { path: '^src-(renderer|shared)/', pathNot: TEST },
      { dependencyTypes: ['core'] },
    ),
    rule(
      'ui-dumb',
      'Components of ui know Vue, src-shared/kit and the kinds of things: no client, no feature.',
      under('src-renderer/ui'),
      { path: `^src-renderer/(?!ui/)|^src-shared/(?!kit/|things\\.ts$)|${packages('@orpc', '@tanstack', 'pinia')}` },
    ),
    rule(
      'stores-only-window-state',
      'Stores hold the state of a window: they know ui and src-shared, neither the client nor a page.',
      under('src-renderer/stores'),
      { path: `^src-renderer/(?!stores/|ui/)|${packages('@orpc', '@tanstack', 'vue-router')}` },
    ),
    rule(
      'pinia-only-in-stores',
      'Only stores are defined with pinia; app/main.ts installs it. Pages call the store.',
      { path: '^src-', pathNot: `^src-renderer/(stores/|app/main\\.ts$)|${TEST}` },
      { path: packages('pinia') },
    ),
    rule(
      'client-only-contract',
      'The client knows the contract and nothing of the pages.',
      under('src-renderer/client'),
      { path: '^src-renderer/(?!client/)|^src-shared/(?!contract/)' },
    ),
    rule(
      'fflate-only-in-zip-file',
      'Only zip-file.ts packs an archive.',
      { path: '^src-', pathNot: `^src-renderer/client/zip-file\\.ts$|${TEST}` },
      { path: packages('fflate') },
    ),
    rule(
      'parts-not-pages',
      'Parts are shared by all pages, so they know none: only ui, the client, stores and src-shared.',
      under('src-renderer/parts'),
      { path: '^src-renderer/(features|games|app)/' },
    ),
    rule(
      'special-rules-below-the-rules',
      'What the rows of Planet 28 change is read by its rules, and knows none of them.',
      { path: '^src-main/games/planet28/special-rules/', pathNot: TEST },
      { path: '^src-main/games/planet28/', pathNot: '^src-main/games/planet28/special-rules/' },
    ),
    rule(
      'feature-not-another-feature',
      'Features never import each other.',
      { path: '^src-renderer/features/([^/]+)/' },
      { path: '^src-renderer/features/', pathNot: '^src-renderer/features/$1/' },
    ),
    rule(
      'feature-not-game',
      'The campaign’s own places know no game.',
      { path: '^src-renderer/features/' },
      { path: '^src-renderer/games/' },
    ),
    rule(
      'game-pages-not-feature',
      'The pages of a game know no feature.',
      { path: '^src-renderer/games/' },
      { path: '^src-renderer/features/' },
    ),
    rule(
      'game-pages-not-another-game',
      'The pages of a game never import those of another; what they share is in parts.',
      { path: '^src-renderer/games/([^/]+)/' },
      { path: '^src-renderer/games/', pathNot: '^src-renderer/games/$1/' },
    ),
    rule(
      'place-not-another-place',
      'The places of one game never import each other.',
      { path: '^src-renderer/games/planet28/([^/]+)/' },
      { path: '^src-renderer/games/planet28/[^/]+/', pathNot: '^src-renderer/games/planet28/$1/' },
    ),
    rule(
      'pages-not-app',
      'The app imports features and games, not the other way.',
      { path: '^src-renderer/(features|games)/', pathNot: TEST },
      { path: '^src-renderer/app/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true, // imports of types count as well
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
}

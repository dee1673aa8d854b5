import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

// A game is added to a copy of the sources, rules, endpoint, use cases and page, and compiled: what it touches outside
// its own folders is the price of a game.

const root = resolve(import.meta.dirname, '../..')
const MOST_SHARED_FILES = 4
/** What the compiler found in files as they still are, by content, as the checks of types keep it. */
const KNOWN = join(root, 'node_modules/.cache/orrery-checks/types-adding-a-game.json')

/** The new game's own files; its rules are those of the tiny game. */
const OWN: Readonly<Record<string, string>> = {
  'src-main/games/embers/game.ts': readFileSync(join(root, 'tests/support/tiny-game.ts'), 'utf8'),
  'src-shared/contract/embers/embers.ts': `
import * as z from 'zod'
import { forPlayers } from '../base.ts'
export const embers = { odds: forPlayers.input(z.object({ cards: z.int() })).output(z.number()) }
`,
  'src-main/services/games/embers/plugin.ts': `
import type { GamePlugin } from '../game-plugin.ts'
const embers = () => ({ odds: ({ cards }: { cards: number }): number => cards / 10 })
export const embersPlugin: GamePlugin<{ readonly embers: typeof embers }> = {
  areas: { match: ['embers'] },
  open: () => ({
    makers: { embers },
    afterOpen: () => {},
    counts: () => ({}),
    due: () => [],
    guardUndo: () => () => {},
    sees: () => false,
    chronicle: () => [],
  }),
}
`,
  'src-renderer/games/embers/EmbersPage.vue': '<template><h1>Embers</h1></template>\n',
  'src-renderer/games/embers/index.ts': `
import { Flame } from '@lucide/vue'
import type { GameFeatures } from '#renderer/ui/pages/feature.ts'
export const embersFeatures: GameFeatures = {
  id: 'embers',
  features: [
    {
      id: 'embers',
      place: { label: 'Embers', icon: Flame, path: '/embers', shortcut: 'G E', group: 'play' },
      routes: [{ path: '/embers', component: () => import('./EmbersPage.vue') }],
      actions: () => [],
    },
  ],
}
`,
}

/** What is written in files of everybody: where, and what stands there instead. */
const SHARED: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  'src-shared/contract/areas.ts': [
    ['import { fistful }', "import { embers } from './embers/embers.ts'\nimport { fistful }"],
    ['  fistful,\n', '  fistful,\n  embers,\n'],
  ],
  'src-main/services/games/game-plugins.ts': [
    [
      'import { fistfulPlugin }',
      "import { TINY_GAME } from '#main/games/embers/game.ts'\nimport { embersPlugin } from './embers/plugin.ts'\nimport { fistfulPlugin }",
    ],
    ['  fistfulPlugin.areas,', '  fistfulPlugin.areas,\n  embersPlugin.areas,'],
    ['SPACE_PLANES, PLANETARY_SAND', 'SPACE_PLANES, TINY_GAME, PLANETARY_SAND'],
    ['  const games:', '  const embers = embersPlugin.open(tools, matchGames)\n  const games:'],
    ['[planet28, fistful, spacePlanes, planetarySand]', '[planet28, fistful, spacePlanes, planetarySand, embers]'],
    ['planet28.makers, fistful.makers', 'planet28.makers, fistful.makers, embers.makers'],
  ],
  'src-renderer/app/game-features.ts': [
    [
      'import { fistfulFeatures }',
      "import { embersFeatures } from '../games/embers/index.ts'\nimport { fistfulFeatures }",
    ],
    ['  planetarySandFeatures,\n', '  planetarySandFeatures,\n  embersFeatures,\n'],
  ],
}

let copy = ''

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'orrery-game-'))
  for (const name of ['package.json', 'tsconfig.json', 'src-shared', 'src-main', 'src-renderer', 'resources'])
    cpSync(join(root, name), join(copy, name), { recursive: true, filter: (path) => !path.endsWith('.png') })
  cpSync(join(root, 'tests/components.d.ts'), join(copy, 'components.d.ts'))
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction')
})

afterAll(() => rmSync(copy, { recursive: true, force: true }))

function write(file: string, text: string): void {
  mkdirSync(dirname(join(copy, file)), { recursive: true })
  writeFileSync(join(copy, file), text)
}

/** What the compiler says of everything that joins the games together. */
function complaints(): string {
  write(
    'tsconfig.game.json',
    JSON.stringify({
      extends: './tsconfig.json',
      compilerOptions: {
        lib: ['ES2024', 'ESNext.AsyncIterable', 'DOM', 'DOM.Iterable', 'DOM.AsyncIterable'],
        types: ['node', 'vite/client'],
      },
      files: [
        'components.d.ts',
        'src-main/print/fontkit.d.ts',
        'src-main/api/router.ts',
        'src-renderer/app/game-features.ts',
      ],
      references: [],
    }),
  )
  const compiler = join(root, 'node_modules/typescript-7/bin/tsc')
  const remembers = ['--incremental', '--tsBuildInfoFile', 'known.json']
  if (existsSync(KNOWN)) copyFileSync(KNOWN, join(copy, 'known.json'))
  const args = [compiler, '-p', 'tsconfig.game.json', '--pretty', 'false', ...remembers]
  const { stdout } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' })
  mkdirSync(dirname(KNOWN), { recursive: true })
  copyFileSync(join(copy, 'known.json'), KNOWN)
  return stdout
}

test('a game is added in its own folders and at most four files of everybody', () => {
  for (const [file, text] of Object.entries(OWN)) write(file, text)
  for (const [file, changes] of Object.entries(SHARED)) {
    const before = readFileSync(join(copy, file), 'utf8')
    const after = changes.reduce((text, [there, instead]) => text.replace(there, instead), before)
    for (const [there] of changes) expect(before, file).toContain(there)
    write(file, after)
  }
  expect(complaints()).toBe('')
  expect(Object.keys(SHARED).length).toBeLessThanOrEqual(MOST_SHARED_FILES)
})

import { type Command, runVerb, type Verbs } from '../command.ts'

const VERBS: Verbs = {
  import: async () => (await import('./cluster/map-files.ts')).importMap,
  export: async () => (await import('./cluster/map-files.ts')).exportMap,
  lint: async () => (await import('./cluster/analyse-map.ts')).lintMap,
  analyse: async () => (await import('./cluster/analyse-map.ts')).analyseMap,
  generate: async () => (await import('./cluster/generate-map.ts')).generateMap,
}

const text = { type: 'string' } as const

/** `orrery cluster import|export|lint|analyse|generate`: star maps, from files or from the campaign. */
export const cluster: Command = {
  summary: 'star maps: import, export, lint, analyse or generate them',
  args: ['VERB…'],
  options: {
    cluster: text,
    name: text,
    look: { type: 'boolean', default: false },
    rating: text,
    tiles: text,
    format: text,
    edition: text,
    out: text,
    outlines: { type: 'boolean', default: false },
    routes: text,
    homes: text,
    seed: text,
    preset: text,
    stars: text,
    rows: text,
    columns: text,
    symmetry: text,
    names: text,
    'routes-at-most': text,
  },
  optionHelp: [
    'import FILE…           a map file and its metadata become a new cluster',
    'export [FILE…]         a cluster, or a map file, as files of another format',
    'lint [FILE…]           what is wrong or odd; exit code 1 where there are problems',
    'analyse [FILE…]        counts, homeworlds, fairness',
    'generate               a cluster by seed',
    '',
    '--cluster NAME   which cluster of the campaign, where no FILE is named',
    '--look           only tell what it would bring',
    '--name NAME      of the new cluster',
    '--tiles LIST     what tiles of a Tiled map stand for: NAME=ROLE or NUMBER=ROLE, with commas between.',
    '                 Roles: star-1 to star-5, region, terrain, nothing. --look lists the tiles',
    '--rating HOW     of imported worlds: starport (default) or population',
    '--format FORMAT  to write: orrery (default), another map format, svg, pdf, tiles, index or blank',
    '--edition WHO    gamemaster (default) or player',
    '--outlines       texts of an svg as outlines, for programs that do not read embedded fonts',
    '--out PATH       where to write: a folder, or the new file of generate',
    '--routes MODE    how transports travel: derived, drawn (default where the map has routes) or off',
    '--homes HEX,HEX  the two homeworlds to compare',
    '--seed SEED      what chance begins with (default 1)',
    '--preset NAME, --stars N, --rows N, --columns N, --symmetry NAME, --names STYLE',
    '--routes-at-most N   how many hexes a route of generate spans at most (default 3)',
  ],
  run: (call) => runVerb(VERBS, call),
}

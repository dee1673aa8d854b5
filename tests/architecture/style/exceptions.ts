/** Entry points: files that are run, not imported. */
export const ENTRIES: readonly string[] = [
  'src-main/hosts/electron/main.ts',
  'src-main/hosts/electron/preload.ts',
  'src-main/hosts/headless/main.ts',
  'src-main/hosts/cli/main.ts',
  'src-main/db/drizzle.config.ts',
  'src-renderer/app/main.ts',
]

/** Exports used only by tests, as `file name`, with the reason why they are exported. */
export const ONLY_TESTED: Readonly<Record<string, string>> = {
  'src-main/games/kit/game.ts refuse': 'how every game says no: the first one is the tiny game of the tests',
  'src-main/db/migrate/migrate.ts hashMigration': 'what a shipped migration is held to',
  'src-main/games/kit/dice.ts SimulationDice': 'what simulated battles throw: its price and its evenness are held here',
  'src-main/games/planet28/house/build-rules.ts PRINTED_RULES':
    'the rules that nearly every test of a rule starts from',
  'src-shared/cluster/net/reach.ts countReachableStars':
    'the plain count that faster ones are held and measured against',
  'src-shared/kit/hex-shape.ts getHexCorners': 'the outline that drawings are held against',
  'src-shared/kit/hex.ts listHexNeighbours': 'the neighbourhood that faster fields are held against',
  'src-renderer/parts/star-map/draw/hex-window.ts countWindow': 'how many hexes a window must draw',
  'src-renderer/parts/star-map/draw/map-colours.ts PRINT_PALETTE': 'colours for drawings where there is no page',
}

import { existsSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { createOrrery } from '#main/services/orrery.ts'
import { CommandSchema } from '#shared/games/planetary-sand/commands.ts'
import { BattleOptions } from '#shared/games/planetary-sand/options.ts'
import { SCRIPTS } from '../golden/planetary-sand/scripts.ts'

// The program that is killed: continues a battle of Planetary Sand from the state of the file. Each command is reported
// once it is on disk, and at the end all results.

const [home = '', name = '', killedAt = ''] = process.argv.slice(2)
const GAMEMASTER = { name: 'Mira', session: 'sand', role: 'gamemaster', playerId: null } as const
const script = Object.entries(SCRIPTS).find(([scriptName]) => scriptName === name)?.[1]
if (!script) throw new Error(`There is no battle ${name}`)

const path = join(home, 'sand.orrery')
const isNew = !existsSync(path)
let ids = 0
const orrery = createOrrery({
  home,
  now: () => '2026-01-01T00:00:00.000Z',
  newId: () => `i${killedAt || 'whole'}-${(ids += 1)}`, // unique per start of the process
  newSeed: () => 'seed',
  appVersion: '0.0.0',
  report: (fault) => console.error(fault),
})
if (isNew) orrery.campaigns.create({ name: 'Sand', path }, GAMEMASTER)
else orrery.campaigns.open({ path })
const matches = orrery.current()?.matches
if (!matches) throw new Error('The campaign did not open')

const [begun] = matches.list({ game: 'planetary-sand' }, GAMEMASTER)
const fields = { name, seats: [], starId: null, nightId: null, battleId: null, game: 'planetary-sand' as const }
const { id } = begun ?? matches.create({ ...fields, options: BattleOptions.parse(script.options) }, GAMEMASTER)
const log = () => matches.log({ id, seat: null, before: null, limit: 200 }, GAMEMASTER)
for (const [order, ...faces] of script.steps.slice(log().total)) {
  const { by, ...command } = CommandSchema.parse(order)
  matches.act(
    { id, version: matches.view({ id, seat: null }, GAMEMASTER).version, seat: by, commands: [command], faces },
    GAMEMASTER,
  )
  writeSync(1, `${JSON.stringify({ order: log().total })}\n`)
  if (String(log().total) === killedAt) await new Promise(() => setInterval(() => {}, 1000)) // waits here until it is killed
}
const { view } = matches.view({ id, seat: null }, GAMEMASTER)
writeSync(1, `${JSON.stringify({ view, told: log().lines.map(({ seat, events }) => ({ seat, events })) })}\n`)
orrery.shutDown()
